import { LogScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('log');

export default function LogPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="log">
      <LogScreen />
    </Screen>
  );
}
