'use client';

import { useEffect } from 'react';

/**
 * On a phone the heads stay at the top of the screen and the facts scroll with the page, so the two are swiped by
 * themselves: this keeps each head above its column, and lets the keyboard reach what can be swiped.
 */
export const SwipeTogether = () => {
  useEffect(() => {
    const heads = document.querySelector<HTMLElement>('.compare-heads');
    const facts = document.querySelector<HTMLElement>('.compare-facts');
    if (!heads || !facts) return;
    const follow = (follower: HTMLElement, leader: HTMLElement) => () => {
      if (follower.scrollLeft !== leader.scrollLeft) follower.scrollLeft = leader.scrollLeft;
    };
    const [toFacts, toHeads] = [follow(heads, facts), follow(facts, heads)];
    facts.addEventListener('scroll', toFacts, { passive: true });
    heads.addEventListener('scroll', toHeads, { passive: true });
    const watch = new ResizeObserver(() => {
      if (facts.scrollWidth > facts.clientWidth) facts.tabIndex = 0;
      else facts.removeAttribute('tabindex');
      toFacts();
    });
    watch.observe(facts);
    return () => {
      watch.disconnect();
      facts.removeEventListener('scroll', toFacts);
      heads.removeEventListener('scroll', toHeads);
    };
  });
  return null;
};
