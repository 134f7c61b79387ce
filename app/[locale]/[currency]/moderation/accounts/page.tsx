import { AccountsScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('accounts');

export default function AccountsPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="accounts">
      <AccountsScreen />
    </Screen>
  );
}
