import { MessagesScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('messages');

export default function MessagesPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="messages">
      <MessagesScreen />
    </Screen>
  );
}
