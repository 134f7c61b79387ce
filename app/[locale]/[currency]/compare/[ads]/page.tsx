import { compareMetadata } from '@/components/compare/compare-metadata';
import { CompareScreen } from '@/components/compare/compare-screen';
import { readComparison } from '../read';

// Drawn for whoever asks and not kept (middleware.ts): there is no end of them. Its ads are kept each.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; currency: string; ads: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { compared, locale } = await readComparison(await params);
  return compareMetadata(compared, locale);
};

export default async function ComparePage({ params }: Props) {
  return <CompareScreen {...(await readComparison(await params))} />;
}
