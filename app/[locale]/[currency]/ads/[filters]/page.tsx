import { adListMetadata } from '@/components/ads/list/ad-list-metadata';
import { AdListScreen } from '@/components/ads/list/ad-list-screen';
import { readNamedAdList } from '../read';

export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; currency: string; filters: string }> };

export const generateMetadata = async ({ params }: Props) =>
  adListMetadata(await readNamedAdList(await params));

export default async function FilteredAdListPage({ params }: Props) {
  return <AdListScreen list={await readNamedAdList(await params)} />;
}
