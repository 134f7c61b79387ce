import { OverviewScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../account-screen';
import { Screen, sectionTitle } from './screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('overview');

export default function OverviewPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="overview">
      <OverviewScreen />
    </Screen>
  );
}
