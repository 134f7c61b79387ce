import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintLater, ShareLater } from './actions-later';

type Props = { address: string; title: string };

/**
 * Plain links, so that no network learns of a reader before he shares. A phone's own dialog offers all that is on it,
 * so there it comes first and the networks are their icons; WhatsApp on this page means the seller.
 */
export const ShareLinks = ({ address, title }: Props) => {
  const t = useTranslations('ad.actions');
  const comfort = useTranslations('comfort');
  const look = buttonClass({
    variant: 'outline',
    size: 'sm',
    className: 'min-h-11 w-full whitespace-nowrap',
  });
  const networks = [
    {
      name: t('networks.facebook'),
      label: t('facebook'),
      icon: 'social-facebook' as const,
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    },
    {
      name: t('networks.telegram'),
      label: t('telegram'),
      icon: 'social-telegram' as const,
      href: `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
    },
  ];
  return (
    <ul aria-label={t('share')} className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
      {networks.map(({ name, label, icon, href }) => (
        <li key={href} className="flex-auto pointer-coarse:order-1 pointer-coarse:flex-none">
          <a href={href} target="_blank" rel="nofollow noopener" aria-label={label} className={look}>
            <Icon name={icon} size={16} />
            <span className="pointer-coarse:sr-only">{name}</span>
          </a>
        </li>
      ))}
      <li className="flex-auto noscript:hidden">
        <ShareLater
          address={address}
          title={title}
          className={look}
          labels={{
            share: comfort('share.button'),
            shareAd: comfort('share.label'),
            copy: t('copy'),
            copied: t('copied'),
            failed: t('failed'),
          }}
        />
      </li>
      <li className="flex-auto max-sm:hidden noscript:hidden">
        <PrintLater className={look} label={comfort('print.button')} />
      </li>
    </ul>
  );
};
