import { notFound } from 'next/navigation';
import { SettingsScreen } from '@/components/moderation/lazy';
import { isSettingGroup } from '@/components/moderation/site/settings';
import { titleFor } from '../../../screen';
import { SiteScreen } from '../../site-screen';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; currency: string; group: string }> };

const readGroup = async (params: Props['params']) => {
  const { group } = await params;
  if (!isSettingGroup(group)) notFound();
  return group;
};

export const generateMetadata = async ({ params }: Props) => {
  const group = await readGroup(params);
  return titleFor(params, (words) => words.console.settings[group].title);
};

export default async function SettingsPage({ params }: Props) {
  const group = await readGroup(params);
  return (
    <SiteScreen wide params={params} title={(words) => words.console.settings[group].title}>
      <SettingsScreen key={group} group={group} />
    </SiteScreen>
  );
}
