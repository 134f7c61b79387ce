/**
 * Runs before the first paint: a page that is the same for everyone shows the right one of `.guest-only` and
 * `.member-only` at once. It changes a style sheet and no element, so that the page still is what React expects.
 */
const script = `if(/(^|; )user=./.test(document.cookie)){let s=new CSSStyleSheet;s.replaceSync(':root{--guest:none;--member:flex}');document.adoptedStyleSheets=[s]}`;

export const SessionScript = () => <script>{script}</script>;
