import { AdScreen } from '@/components/moderation/lazy';
import { Screen, sectionTitle } from '../../screen';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('queue');

type Props = { params: Promise<{ locale: string; currency: string; id: string }> };

export default async function ModeratedAdPage({ params }: Props) {
  const { id } = await params;
  return (
    <Screen params={params} name="queue" titleHidden>
      <AdScreen id={Number(id)} />
    </Screen>
  );
}
