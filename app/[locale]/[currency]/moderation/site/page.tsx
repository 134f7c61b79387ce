import { SiteOverview } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('site');

export default function SitePage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="site">
      <SiteOverview />
    </Screen>
  );
}
