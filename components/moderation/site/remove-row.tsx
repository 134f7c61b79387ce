import { useState } from 'react';
import { type ContentKind, type ContentRow, removeRow } from '@/lib/api/queries/console';
import { fillIn, isolated } from '@/lib/i18n/fill-in';
import { focusBeside } from '../../ui/focus-beside';
import { AskDialog } from '../ask-dialog';
import { useRoom } from '../room';
import { useDecision } from '../use-decision';
import { kinds } from './kinds';
import { useSite } from './site-room';
import { Stating } from './stating';
import { useTellSaved } from './use-saved';
import { readIn } from './values';

type Props = {
  kind: ContentKind;
  /** Null while nothing is asked. */
  row: ContentRow | null;
  onClose: () => void;
  onRemoved?: () => void;
};

/** Asks before a row is gone for good; one that is in use stays, and the server says by what. */
export const RemoveRow = ({ kind, row, onClose, onRemoved }: Props) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const { decide, busy, refusal, forgetRefusal } = useDecision();
  const tellSaved = useTellSaved();
  const [shown, setShown] = useState(row);
  // The dialog still says its name while it closes.
  if (row && row !== shown) setShown(row);
  const close = () => {
    forgetRefusal();
    onClose();
  };
  const remove = async () => {
    if (!row) return;
    const { done, message } = await decide(() => removeRow(locale, kind, row));
    if (!done) return;
    focusBeside(document.querySelector(`[data-row="${CSS.escape(String(row.id))}"]`));
    close();
    onRemoved?.();
    tellSaved(message);
  };
  const name = shown ? readIn(shown, kinds[kind].title, locale) : '';
  return (
    <AskDialog
      open={row !== null}
      title={site.removeTitle}
      text={fillIn(site.removeText, { name: isolated(name) })}
      confirm={site.removeConfirm}
      danger
      busy={busy}
      refusal={refusal}
      onClose={close}
      onConfirm={() => void remove()}
    >
      {kind === 'facts' && row ? <Stating fact={row.id} /> : null}
    </AskDialog>
  );
};
