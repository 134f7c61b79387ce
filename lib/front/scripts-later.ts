/** The scripts of a page wait for its first picture no longer than this, in milliseconds. */
const patience = 4_000;

/**
 * A script for the end of a page, which asks for these scripts once the page has been drawn with its first picture: on a
 * slow line they would come together and later, on a slow processor they would run before it is drawn. Nothing waits any more
 * once somebody uses the page, nor where a service worker has them at hand.
 */
export const scriptsLater = (addresses: readonly string[]): string =>
  `{let a=${JSON.stringify(addresses).replaceAll('<', '\\x3c')},d=document,go=()=>{for(let src of a.splice(0))d.head.append(Object.assign(d.createElement('script'),{src,async:true}))},drawn=()=>requestAnimationFrame(()=>setTimeout(go)),p=d.querySelector('img[fetchpriority=high]');if(navigator.serviceWorker?.controller)go();else{setTimeout(go,${patience});if(!p||p.complete)drawn();else for(let e of['load','error'])p.addEventListener(e,drawn);for(let e of['pointerdown','keydown'])addEventListener(e,go,{once:true})}}`;
