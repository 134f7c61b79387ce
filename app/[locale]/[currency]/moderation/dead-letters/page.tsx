import { DeadLettersScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('deadLetters');

export default function DeadLettersPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="deadLetters">
      <DeadLettersScreen />
    </Screen>
  );
}
