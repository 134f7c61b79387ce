import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { PreferencesDialogProps } from './preferences-dialog';

const load = async () => (await import('./preferences-dialog')).PreferencesDialog;
const PreferencesDialog = lazyDialog(load);
/** If it cannot be had now, the click asks again. */
const loadAhead = () => load().catch(() => {});

type Props = Omit<PreferencesDialogProps, 'open' | 'onClose'> & {
  label: string;
  name: string;
  caption: string;
};

/** Shows the language and currency of the page. The dialog and its dropdowns are loaded when someone reaches for it. */
export const PreferencesButton = ({ label, name, caption, ...dialog }: Props) => {
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
        className="top-bar-link preferences-button"
      >
        <Icon name="globe" size={16} />
        <span className="preferences-name">
          {name} <span aria-hidden>·</span>{' '}
        </span>
        <span dir="ltr">{caption}</span>
      </button>
      {opened ? (
        <PreferencesDialog key={opened} {...dialog} open={open} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
};
