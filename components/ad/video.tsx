import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { isolated } from '@/lib/i18n/fill-in';
import { VideoLater } from './video-later';
import { videoSource } from './video-source';

export const Video = ({ url }: { url: string | null }) => {
  const t = useTranslations('ad.video');
  const source = videoSource(url);
  if (!source) return null;
  const { href, host, embed } = source;
  return (
    <section aria-labelledby="ad-video">
      <SectionHeading sizeOf={3} id="ad-video" title={t('title')} />
      {embed ? (
        <VideoLater
          href={href}
          embed={embed}
          labels={{ play: t('play'), note: t('note', { host: isolated(host) }), title: t('title') }}
        />
      ) : (
        <a
          href={href}
          target="_blank"
          rel="nofollow ugc noopener"
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-petrol underline-offset-4 hover:underline"
        >
          <Icon name="external-link" size={18} directional />
          {t('open', { host: isolated(host) })}
        </a>
      )}
    </section>
  );
};
