import { SubscriptionsScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('subscriptions');

export default function SubscriptionsPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="subscriptions">
      <SubscriptionsScreen />
    </Screen>
  );
}
