import { QueueScreen } from '@/components/moderation/lazy';
import { type AccountScreenProps, firstOf } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('queue');

const kinds = ['ad', 'edit'] as const;

export default async function QueuePage({ params, searchParams }: AccountScreenProps) {
  const query = await searchParams;
  const kind = kinds.find((known) => known === firstOf(query.kind)) ?? null;
  const ad = Number(firstOf(query.ad));
  return (
    <Screen params={params} name="queue" titleHidden>
      <QueueScreen
        key={kind}
        start={{ kind, ad: Number.isInteger(ad) && ad > 0 && ad < 2 ** 31 ? ad : null }}
      />
    </Screen>
  );
}
