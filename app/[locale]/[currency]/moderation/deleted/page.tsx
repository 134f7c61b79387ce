import { DeletedScreen } from '@/components/moderation/lazy';
import type { AccountScreenProps } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('deleted');

export default function DeletedPage({ params }: AccountScreenProps) {
  return (
    <Screen params={params} name="deleted">
      <DeletedScreen />
    </Screen>
  );
}
