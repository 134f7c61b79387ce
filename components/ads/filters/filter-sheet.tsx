import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

type Props = {
  open: boolean;
  onClose: () => void;
  labels: { title: string; close: string; show: string; clear: string; apply: string };
  onClear: (() => void) | undefined;
  action: string;
  children: ReactNode;
};

const focusable = 'a[href], button:not(:disabled), input, select, summary';

/** Beside the list where there is room; on a narrow screen a sheet over all of it, which keeps the focus until closed. */
export const FilterSheet = ({ open, onClose, labels, onClear, action, children }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const before = document.activeElement as HTMLElement | null;
    sheet.current?.querySelector<HTMLElement>('button')?.focus();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      before?.focus();
    };
  }, [open]);

  const keepFocus = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(sheet.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
      (stop) => stop.offsetParent !== null,
    );
    const [first, last] = [stops[0], stops.at(-1)];
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first?.focus();
    }
  };

  return (
    // biome-ignore lint/a11y: a landmark beside the list, a dialog over it
    <div
      ref={sheet}
      aria-label={labels.title}
      role={open ? 'dialog' : 'search'}
      aria-modal={open || undefined}
      data-open={open || undefined}
      onKeyDown={keepFocus}
      className="filter-sheet"
    >
      <form
        id="ad-filters"
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
        className="filter-sheet-form"
      >
        <div className="filter-sheet-head">
          <h2 className="text-20">{labels.title}</h2>
          <IconButton label={labels.close} onClick={onClose} className="script-only lg:hidden">
            <Icon name="close" />
          </IconButton>
          {onClear ? (
            <button
              type="button"
              onClick={onClear}
              className="script-only hidden min-h-9 text-13 font-semibold text-petrol underline-offset-4 hover:underline lg:block"
            >
              {labels.clear}
            </button>
          ) : null}
        </div>
        <div className="filter-sheet-body">{children}</div>
        <div className="filter-sheet-foot">
          {onClear ? (
            <Button variant="outline" onClick={onClear}>
              {labels.clear}
            </Button>
          ) : null}
          <Button type="submit" className="flex-1">
            {labels.show}
          </Button>
        </div>
        <noscript>
          <button type="submit" className="mt-2 h-11 w-full rounded bg-signal font-semibold text-on-signal">
            {labels.apply}
          </button>
        </noscript>
      </form>
    </div>
  );
};
