import { ReportsScreen } from '@/components/moderation/lazy';
import { type AccountScreenProps, firstOf } from '../../account-screen';
import { Screen, sectionTitle } from '../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('reports');

export default async function ReportsPage({ params, searchParams }: AccountScreenProps) {
  const of = firstOf((await searchParams).of);
  return (
    <Screen params={params} name="reports">
      <ReportsScreen start={of === 'members' ? 'members' : 'ads'} />
    </Screen>
  );
}
