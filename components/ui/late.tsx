import type { ComponentType } from 'react';
import { NotLoaded } from './not-loaded';
import { useLate } from './use-late';

/**
 * For `dynamic()`, which would take the whole page with it when its code does not come: asks once more, and then says
 * so in its place. What is beside it stays, and what was typed there too.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> =>
  load().catch(() => (props: Props) => {
    const { part: Part, failed, again } = useLate(load, true);
    if (Part) return <Part {...props} />;
    return failed ? <NotLoaded onAsk={again} /> : null;
  });
