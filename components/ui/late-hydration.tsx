import { Activity, type ComponentType, lazy, useEffect } from 'react';
import { holdUse } from './hold-use';
import { late } from './late';

/** On the element around such a part, until its code is at work. */
const waits = 'data-waits';

/** Whether the part with that id stands as the server drew it. */
export const isWaiting = (id: string) => document.getElementById(id)?.hasAttribute(waits) ?? false;

/** What says that somebody is there: a pointer, a key, a page that moves; what reads the page aloud clicks without any. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'input'] as const;

/** Or, without any, so many milliseconds from now. */
const nextSign = (within?: number) =>
  new Promise<void>((resolve) => {
    const seen = () => {
      for (const sign of signs) window.removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, seen, { capture: true, passive: true });
    if (within !== undefined) setTimeout(seen, within);
  });

const lineIsBack = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * On a line that breaks what stands goes on standing, and its code is asked for again with the next sign, or when the line
 * is back: what was pressed meanwhile is then done.
 */
const untilThere = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  for (;;) {
    const part = await load().catch(() => null);
    if (part) return part;
    await Promise.race([nextSign(), lineIsBack()]);
  }
};

type Options = {
  /** In how many milliseconds it does something by itself; undefined where nobody has to wait for it. */
  dueIn?: () => number | undefined;
  /** Of the element around it. */
  className?: string;
};

/**
 * A part of a page that also works without a script (lazy hydration): as the server drew it, it stands until somebody
 * uses the page, and only then is its code fetched. What is pressed or typed in it meanwhile is done once it is there.
 * For whoever comes by a link there is nothing drawn yet, and the code is fetched at once.
 *
 * Its boundary is an `Activity`, because the markup of a long `Suspense` would come apart from its place, and a script
 * would have to put it there.
 */
export const hydrateWhenUsed = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { dueIn, className }: Options = {},
) => {
  const Part = lazy(async () => {
    const stood = typeof document === 'undefined' ? null : document.getElementById(id);
    const release = stood ? holdUse(stood) : async () => {};
    if (stood && window.scrollY === 0 && !window.pressedEarly) await nextSign(dueIn?.());
    const Whole = stood ? await untilThere(load) : await late(load);
    return {
      default: (props: Props) => {
        useEffect(() => {
          void release().then(() => document.getElementById(id)?.removeAttribute(waits));
        }, []);
        return <Whole {...props} />;
      },
    };
  });
  return (props: Props) => (
    <div id={id} className={className} {...{ [waits]: '' }}>
      <Activity>
        <Part {...props} />
      </Activity>
    </div>
  );
};
