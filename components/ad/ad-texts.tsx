import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import type { Ad } from '@/lib/contract/ads';
import { isRichText } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';

const parts = ['description', 'information', 'feature', 'specification'] as const;

/** What the seller wrote, with its line breaks and the description's own form, in the language that it is in. */
export const AdTexts = ({ ad, locale }: { ad: Ad; locale: Locale }) => {
  const t = useTranslations('ad');
  const written = parts.filter((part) => ad[part].trim() !== '');
  if (!written.length) return null;
  return (
    <div className="rounded border border-line bg-surface">
      {ad.language === locale ? null : (
        <p className="flex items-center gap-2 border-b border-line px-5 py-3 text-15 text-muted md:px-6">
          <Icon name="languages" size={18} />
          {t(`writtenIn.${ad.language}`)}
        </p>
      )}
      <div className="divide-y divide-line px-5 md:px-6">
        {written.map((part) => (
          <section key={part} aria-labelledby={`ad-${part}`} className="py-5">
            <h2 id={`ad-${part}`} className="text-17">
              {t(`texts.${part}`)}
            </h2>
            {/* Its own margin keeps it at the edge where its own language begins. */}
            <div
              dir="auto"
              lang={ad.language}
              className="mt-2 me-auto max-w-prose whitespace-pre-line text-start text-17 leading-relaxed"
            >
              {part === 'description' && isRichText(ad.description) ? (
                <RichText html={ad.description.trim()} />
              ) : (
                <p>{ad[part].trim()}</p>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};
