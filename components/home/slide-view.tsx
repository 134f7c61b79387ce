import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { StaticPart } from '@/components/ui/static-part';
import type { Slide } from '@/lib/contract/wordings';
import { stripHtml } from '@/lib/format/strip-html';
import { truncate } from '@/lib/format/truncate';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { pictureSources } from '@/lib/picture-sources';

const descriptionLength = 200;

type Props = { slide: Slide; locale: Locale; first: boolean; pictureLabel: string };

export const SlideView = ({ slide, locale, first, pictureLabel }: Props) => {
  const { title, description, image, ctaText, link } = slide;
  return (
    <StaticPart id={`slide-${slide.id}`} className="swiper-slide slide">
      <Picture
        {...pictureSources(image)}
        alt=""
        width={16}
        height={9}
        label={pictureLabel}
        priority={first}
        sizes="(min-width: 1320px) 620px, (min-width: 1024px) 46vw, 100vw"
        className="slide-picture"
      />
      <div className="slide-text">
        <h2 className="display text-20 sm:text-26">{title}</h2>
        <p className="mt-1.5 text-15 text-on-steel-muted">
          {truncate(stripHtml(description), descriptionLength)}
        </p>
        {ctaText ? (
          <Link
            href={link && !link.startsWith('/') ? link : localePath(locale, link ?? paths.ads())}
            className={buttonClass({ variant: 'on-steel', className: 'mt-4' })}
          >
            {ctaText}
          </Link>
        ) : null}
      </div>
    </StaticPart>
  );
};
