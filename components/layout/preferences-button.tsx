'use client';

import { Suspense, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PreferencesDialogProps } from './preferences-dialog';

const load = async () => ({ default: (await import('./preferences-dialog')).PreferencesDialog });
/** Without a line there is nothing that could be changed to. */
const PreferencesDialog = lazyPart(load, () => null);
const loadAhead = () => load().catch(() => {});

type Props = Omit<PreferencesDialogProps, 'onClose'> & { label: string; caption: string };

/** Shows the language and currency of the page. The dialog and its dropdowns are loaded when someone reaches for it. */
export const PreferencesButton = ({ label, caption, ...dialog }: Props) => {
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
        className="top-bar-link gap-1.5 font-semibold"
      >
        <Icon name="globe" size={16} />
        <span dir="ltr">{caption}</span>
      </button>
      {opened ? (
        <Suspense fallback={null}>
          <PreferencesDialog key={opened} {...dialog} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
