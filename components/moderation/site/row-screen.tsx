import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type ContentKind, type ContentRow, rowQuery, saveRow } from '@/lib/api/queries/console';
import { localePath, paths } from '@/lib/paths';
import { Button } from '../../ui/button';
import { useRoom } from '../room';
import { Empty, Loaded } from '../states';
import { ContentForm } from './content-form';
import { kinds } from './kinds';
import { rowPreviews } from './preview/row-previews';
import { RemoveRow } from './remove-row';
import { useSite } from './site-room';
import { useSaved } from './use-saved';

type FormProps = { kind: ContentKind; row: ContentRow | null };

const loadRules = async (kind: ContentKind) =>
  (await import('@/lib/contract/moderation/content-fields')).contentFields[kind];

const RowForm = ({ kind, row }: FormProps) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const router = useRouter();
  const saved = useSaved();
  const [removed, setRemoved] = useState<ContentRow | null>(null);
  const { fields, seenAt } = kinds[kind];
  const list = localePath(locale, paths.moderationKind(kind));
  return (
    <>
      <ContentForm
        fields={fields}
        row={row}
        version={row?.version ?? null}
        loadRules={() => loadRules(kind)}
        preview={rowPreviews[kind] ?? null}
        send={async (body, version) => {
          const { message } = await saveRow(
            locale,
            kind,
            row && { id: row.id, version: version ?? '' },
            body,
          );
          await saved(message, seenAt);
          router.push(list);
        }}
        actions={
          row ? (
            <Button variant="danger" className="ms-auto" onClick={() => setRemoved(row)}>
              {site.removeShort}
            </Button>
          ) : null
        }
      />
      {row ? (
        <RemoveRow
          kind={kind}
          row={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => router.push(list)}
        />
      ) : null}
    </>
  );
};

/** One row of a kind, or a new one. */
export const RowScreen = ({ kind, id }: { kind: ContentKind; id: string | null }) => {
  const { locale } = useRoom();
  const { site } = useSite();
  const query = useQuery({ ...rowQuery(locale, kind, id ?? ''), enabled: id !== null });
  if (id === null) return <RowForm kind={kind} row={null} />;
  const row = query.data;
  return (
    <Loaded
      query={query}
      rows={3}
      rowClassName="h-40"
      empty={row === null ? <Empty title={site.gone} /> : undefined}
    >
      {() => (row ? <RowForm kind={kind} row={row} /> : null)}
    </Loaded>
  );
};
