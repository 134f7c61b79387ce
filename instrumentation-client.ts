/** A page that comes at once needs no announcement. */
const patience = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Called by Next when a link is followed inside the site. The page that is open stays until the other one is whole;
 * meanwhile stripes move along its top (`data-travelling`), until Arrival sees another path.
 */
export const onRouterTransitionStart = (url: string) => {
  const from = location.pathname;
  clearTimeout(timer);
  document.documentElement.removeAttribute('data-travelling');
  if (new URL(url, location.href).pathname === from) return;
  timer = setTimeout(() => {
    if (location.pathname === from) document.documentElement.setAttribute('data-travelling', '');
  }, patience);
};
