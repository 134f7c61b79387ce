import { notFound } from 'next/navigation';
import { adListMetadata } from '@/components/ads/list/ad-list-metadata';
import { AdListScreen } from '@/components/ads/list/ad-list-screen';
import { readAdList } from '../read';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; currency: string; filters: string }> };

const read = async ({ params }: Props) => {
  const { locale, currency, filters } = await params;
  const query = Buffer.from(filters, 'base64url').toString();
  if (query === '' || Buffer.from(query).toString('base64url') !== filters) notFound();
  return readAdList(locale, currency, query);
};

export const generateMetadata = async (props: Props) => adListMetadata(await read(props));

export default async function FilteredAdListPage(props: Props) {
  return <AdListScreen list={await read(props)} />;
}
