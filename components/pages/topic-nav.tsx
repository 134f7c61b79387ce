import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Settings } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { type InformationPath, informationPages, localePath, paths } from '@/lib/paths';

type Props = { settings: Settings; locale: Locale; current: InformationPath };

/** The other information pages, beside the one that is read. */
export const TopicNav = ({ settings, locale, current }: Props) => {
  const t = useTranslations('information');
  return (
    <nav aria-labelledby="topics" className="self-start lg:sticky lg:top-6">
      <h2 id="topics" className="text-13 text-muted">
        {t('topics')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {(Object.keys(informationPages) as InformationPath[]).map((topic) => (
          <li key={topic} className="border-b border-line">
            <Link
              href={localePath(locale, paths.information(topic))}
              aria-current={topic === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-s-4 border-transparent py-2 ps-3 hover:text-petrol aria-[current=page]:border-petrol aria-[current=page]:font-semibold aria-[current=page]:text-petrol"
            >
              {settings[informationPages[topic]].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
