import { notFound } from 'next/navigation';
import { RowScreen } from '@/components/moderation/lazy';
import { isKind } from '@/components/moderation/site/kinds';
import type { Messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/paths';
import { titleFor } from '../../../screen';
import { SiteScreen } from '../../site-screen';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; currency: string; kind: string; id: string }> };

const readRow = async (params: Props['params']) => {
  const { kind, id } = await params;
  if (!isKind(kind)) notFound();
  const title = ({ console: { kinds } }: Messages) => (id === 'new' ? kinds[kind].add : kinds[kind].title);
  return { kind, id: id === 'new' ? null : id, title };
};

export const generateMetadata = async ({ params }: Props) => titleFor(params, (await readRow(params)).title);

export default async function RowPage({ params }: Props) {
  const { kind, id, title } = await readRow(params);
  return (
    <SiteScreen wide params={params} title={title} list={paths.moderationKind(kind)}>
      <RowScreen key={`${kind} ${id}`} kind={kind} id={id} />
    </SiteScreen>
  );
}
