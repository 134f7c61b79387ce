/**
 * Runs before the first paint: a page that is the same for everyone shows the right one of `.guest-only` and
 * `.member-only` at once, and keeps room for the ads seen before on this device where there are any. It changes a style sheet and no element, so that the page still is what React expects.
 */
export const sessionScript = `{let c='',i=/\\/ad\\/(\\d+)$/.exec(location.pathname);if(/(^|; )user=./.test(document.cookie))c+='--guest:none;--member:flex;';try{if(JSON.parse(localStorage['seen-ads']).some(a=>!i||a.id!=i[1]))c+='--recent:block'}catch{}if(c){let s=new CSSStyleSheet;s.replaceSync(':root{'+c+'}');document.adoptedStyleSheets=[s]}}`;
