import { getTranslations } from 'next-intl/server';
import { SearchesScreen } from '@/components/moderation/lazy';
import { pluralForms } from '@/lib/i18n/plural';
import { type AccountScreenProps, readLocale } from '../../../account-screen';
import { titleFor } from '../../screen';
import { SiteScreen } from '../site-screen';

export const dynamic = 'force-dynamic';

export const generateMetadata = ({ params }: Pick<AccountScreenProps, 'params'>) =>
  titleFor(params, (words) => words.console.searches.title);

export default async function SearchesPage({ params }: AccountScreenProps) {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'console.searches' });
  return (
    <SiteScreen params={params} title={(words) => words.console.searches.title}>
      <SearchesScreen times={pluralForms((values) => t('times', values))} />
    </SiteScreen>
  );
}
