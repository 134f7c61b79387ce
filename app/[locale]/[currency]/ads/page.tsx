import { adListMetadata } from '@/components/ads/list/ad-list-metadata';
import { AdListScreen } from '@/components/ads/list/ad-list-screen';
import { readAdList } from './read';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; currency: string }> };

const read = async ({ params }: Props) => {
  const { locale, currency } = await params;
  return readAdList(locale, currency, '');
};

export const generateMetadata = async (props: Props) => adListMetadata(await read(props));

/** The whole list; a filtered one is a page of its own, below `[filters]`. */
export default async function AdListPage(props: Props) {
  return <AdListScreen list={await read(props)} />;
}
