import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { RichText } from '@/components/ui/rich-text';
import { StaticPart } from '@/components/ui/static-part';
import { type Ad, freeTexts, type GlossaryTerm } from '@/lib/contract/ads';
import { isRichText } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';
import { textWithGlossary } from './glossary';

type Props = { ad: Ad; glossary: readonly GlossaryTerm[]; locale: Locale };

/** What the seller wrote, with its line breaks and the description's own form, in the language that it is in. */
export const AdTexts = ({ ad, glossary, locale }: Props) => {
  const t = useTranslations('ad');
  const written = freeTexts.filter((part) => ad[part].trim() !== '');
  if (!written.length) return null;
  const terms = glossary.map((term, index) => ({ ...term, id: `term-${index}` }));
  return (
    <StaticPart id="ad-texts" className="rounded border border-line bg-surface">
      {ad.language === locale ? null : (
        <p className="flex gap-2 border-b border-line px-5 py-3 text-15 text-muted md:px-6">
          <Icon name="languages" size={18} className="mt-0.5 shrink-0" />
          <span>
            {t(`writtenIn.${ad.language}`)}
            {terms.length ? <span className="print:hidden">. {t('glossary')}</span> : null}
          </span>
        </p>
      )}
      <div className="divide-y divide-line px-5 md:px-6">
        {written.map((part) => (
          <section key={part} aria-labelledby={`ad-${part}`} className="py-5">
            <h2 id={`ad-${part}`} className="text-17">
              {t(`texts.${part}`)}
            </h2>
            {/* Its own margin keeps it at the edge where its own language begins. */}
            <div dir="auto" lang={ad.language} className="ad-text">
              <RichText
                html={textWithGlossary(
                  { text: ad[part], isHtml: part === 'description' && isRichText(ad.description) },
                  terms.filter((term) => term.part === part),
                  locale,
                )}
              />
            </div>
          </section>
        ))}
      </div>
    </StaticPart>
  );
};
