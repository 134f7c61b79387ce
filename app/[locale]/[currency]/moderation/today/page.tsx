import { notFound } from 'next/navigation';
import { TodayScreen } from '@/components/moderation/today/today-screen';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, readLocale } from '../../account-screen';
import { readToday } from '../read';
import { Screen, sectionTitle } from '../screen';
import '@/components/moderation/today/today.css';

export const dynamic = 'force-dynamic';
export const generateMetadata = sectionTitle('today');

const Today = async ({ params }: AccountScreenProps) => {
  const locale = await readLocale(params);
  const today = await readToday(locale);
  if (!today) notFound();
  return <TodayScreen today={today} words={messagesOf(locale).today} locale={locale} />;
};

export default function TodayPage(props: AccountScreenProps) {
  return (
    <Screen params={props.params} name="today">
      <Today {...props} />
    </Screen>
  );
}
