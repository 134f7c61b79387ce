import { adListMetadata } from '@/components/ads/list/ad-list-metadata';
import { AdListScreen } from '@/components/ads/list/ad-list-screen';
import { readNamedAdList } from '../../ads/read';

// A list that is drawn for whoever asks and not kept (middleware.ts): there is no end of them.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; currency: string; filters: string }> };

export const generateMetadata = async ({ params }: Props) =>
  adListMetadata(await readNamedAdList(await params));

export default async function MadeUpAdListPage({ params }: Props) {
  return <AdListScreen list={await readNamedAdList(await params)} />;
}
