import { AccountScreen } from '@/components/moderation/lazy';
import { Screen, sectionTitle } from '../../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('accounts');

type Props = { params: Promise<{ locale: string; currency: string; id: string }> };

export default async function ModeratedAccountPage({ params }: Props) {
  const { id } = await params;
  return (
    <Screen params={params} name="accounts">
      <AccountScreen id={Number(id)} />
    </Screen>
  );
}
