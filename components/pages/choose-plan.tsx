'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { Badge } from '../ui/badge';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { planWish, useChoices } from './plan-choices';

type Props = { planId: number; name: string; popular: boolean; locale: Locale };

/** A link to the login and back for a visitor; for a member the question for the plan, or what has become of it. */
export const ChoosePlan = ({ planId, name, popular, locale }: Props) => {
  const { member, stateOf, choose, takeBack, labels } = useChoices();
  const state = stateOf(planId);
  if (state === 'yours') {
    return (
      <p className="mt-auto flex min-h-11 items-center justify-center gap-2 rounded bg-petrol-soft font-semibold text-petrol">
        <Icon name="badge-check" size={18} />
        {labels.yours}
      </p>
    );
  }
  if (state === 'requested') {
    return (
      <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Badge tone="warning">
          <Icon name="clock" size={16} />
          {labels.requested}
        </Badge>
        <Button variant="outline" onClick={takeBack}>
          {labels.takeBack}
        </Button>
      </div>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (!member || !isPlainClick(event)) return;
    event.preventDefault();
    choose(planId);
  };
  return (
    <LinkButton
      href={localePath(locale, paths.login(`${localePath(locale, paths.pricing)}${planWish(planId)}`))}
      rel="nofollow"
      role={member ? 'button' : undefined}
      aria-haspopup={member ? 'dialog' : undefined}
      variant={popular ? 'signal' : 'outline'}
      aria-label={name}
      className="mt-auto"
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !member) return;
        event.preventDefault();
        choose(planId);
      }}
    >
      {labels.choose}
    </LinkButton>
  );
};
