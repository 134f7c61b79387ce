import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import { IconButton } from './icon-button';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `sheet` fills a phone from edge to edge. */
  shape?: 'box' | 'sheet';
  /** It shows what is not shown again: neither Escape nor a click beside it closes it. */
  firm?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Closes on a click on the backdrop, but not at the end of a drag that began inside; and on Escape even where a field
 * would keep the key for itself. A list that is open takes the first Escape.
 */
const watch = (dialog: HTMLDialogElement, isFirm: () => boolean) => {
  let pressedOutside = false;
  const press = (event: Event) => {
    pressedOutside = event.target === dialog;
  };
  const release = (event: Event) => {
    if (pressedOutside && event.target === dialog && !isFirm()) dialog.close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    if (!isFirm()) dialog.close();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', release);
  dialog.addEventListener('keydown', onKey, true);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', release);
    dialog.removeEventListener('keydown', onKey, true);
  };
};

/**
 * The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back to where it came from.
 * The page behind does not scroll (see `.dialog` in globals.css).
 */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'box',
  firm = false,
  className,
  children,
}: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  const isFirm = useRef(firm);
  useEffect(() => {
    isFirm.current = firm;
  }, [firm]);
  useEffect(() => (dialog.current ? watch(dialog.current, () => isFirm.current) : undefined), []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={classes('dialog', shape === 'sheet' && 'dialog-sheet', className)}
    >
      {open ? (
        <div className="dialog-body">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-20">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </IconButton>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
};

/** The buttons below what a dialog says. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{children}</div>
);
