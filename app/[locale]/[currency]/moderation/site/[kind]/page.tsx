import { notFound } from 'next/navigation';
import { KindScreen } from '@/components/moderation/lazy';
import { isKind } from '@/components/moderation/site/kinds';
import { titleFor } from '../../screen';
import { SiteScreen } from '../site-screen';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; currency: string; kind: string }> };

const readKind = async (params: Props['params']) => {
  const { kind } = await params;
  if (!isKind(kind)) notFound();
  return kind;
};

export const generateMetadata = async ({ params }: Props) => {
  const kind = await readKind(params);
  return titleFor(params, (words) => words.console.kinds[kind].title);
};

export default async function KindPage({ params }: Props) {
  const kind = await readKind(params);
  return (
    <SiteScreen params={params} title={(words) => words.console.kinds[kind].title}>
      <KindScreen key={kind} kind={kind} />
    </SiteScreen>
  );
}
