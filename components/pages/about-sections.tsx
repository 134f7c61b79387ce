import { LinkButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import type { AboutSection } from '@/lib/contract/wordings';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/paths';
import { pictureSources } from '@/lib/picture-sources';
import { localLinks } from './local-links';

type Props = { sections: AboutSection[]; locale: Locale };

/** A link of the operator's: a page of this site in the reader's language, or an address elsewhere. */
const target = (link: string, locale: Locale) => (link.startsWith('/') ? localePath(locale, link) : link);

/** Picture and text take turns at the start of the line. */
export const AboutSections = ({ sections, locale }: Props) => (
  <div className="mt-6 space-y-16 lg:mt-12 lg:space-y-24">
    {sections.map(({ id, image, title, description, ctaText, link }, index) => (
      <section
        key={id}
        aria-labelledby={`about-${id}`}
        className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16"
      >
        <Picture
          {...pictureSources(image)}
          sizes="(min-width: 1024px) 628px, 100vw"
          alt=""
          width={1200}
          height={800}
          label=""
          priority={index === 0}
          className={classes('rounded', index % 2 === 1 && 'lg:order-last')}
        />
        <div>
          <h2 id={`about-${id}`} className="display text-26 md:text-34">
            {title}
          </h2>
          <RichText html={localLinks(description, locale)} className="mt-4 max-w-prose" />
          {ctaText && link ? (
            <LinkButton href={target(link, locale)} variant="outline" className="mt-6">
              {ctaText}
            </LinkButton>
          ) : null}
        </div>
      </section>
    ))}
  </div>
);
