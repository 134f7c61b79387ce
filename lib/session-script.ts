import { locales } from './i18n/locales';

const prefixes = Object.values(locales)
  .map(({ prefix }) => prefix.slice(1))
  .filter(Boolean)
  .join('|');

/** The pages that show which ads were seen before on this device: home, and an ad, which is then none of these. */
const pagesWithSeen = `/^(?:\\/(?:${prefixes}))?(?:\\/|\\/ad\\/(\\d+))?$/`;

/**
 * Runs before the first paint: a page that is the same for everyone shows the right one of `.guest-only` and
 * `.member-only` at once, and keeps room for the ads seen before on this device where there are any. It changes a style
 * sheet and no element, so that the page still is what React expects. To open the device's store costs more than all else
 * here, so other pages leave it alone. On a slow line a button can be pressed before there is any other script: those that
 * wait for theirs are noted, and pressed once it has come (components/ui/pressed-early.ts). So are the switches of cards,
 * for as long as nobody else takes their click.
 */
export const sessionScript = `{let n=b=>(window.pressedEarly??=[]).push(b);document.addEventListener('click',e=>{let b=e.isTrusted&&e.target.closest('[data-waits] button:not([data-compare])');if(b)n(b)},true);addEventListener('click',e=>{let b=!(e.defaultPrevented||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest?.('a[data-favourite],[data-compare]');if(b)e.preventDefault(),n(b)});let c='',i=${pagesWithSeen}.exec(location.pathname);if(/(^|; )user=./.test(document.cookie))c+='--guest:none;--member:flex;';if(i)try{if(JSON.parse(localStorage['seen-ads']).some(a=>a.id!=i[1]))c+='--recent:block'}catch{}if(c){let s=new CSSStyleSheet;s.replaceSync(':root{'+c+'}');document.adoptedStyleSheets=[s]}}`;
