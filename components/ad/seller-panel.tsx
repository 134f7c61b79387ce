import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { Locale } from '@/lib/i18n/locales';
import { ChatOrEdit } from './chat-or-edit';
import { phoneDigits, webAddress } from './web-address';
import { whatsappLink } from './whatsapp-link';

/** Where the ad says nothing, the seller's account does. */
export const contactOf = (ad: Ad) => {
  const phone = ad.phone ?? ad.app_account.phone_number;
  return {
    phone,
    phoneDigits: phoneDigits(phone),
    whatsapp: phoneDigits(ad.whatsapp_number)?.replace('+', '') ?? null,
    email: ad.email ?? ad.app_account.email,
    website: webAddress(ad.website_url ?? ad.app_account.website_url),
    zipCode: ad.app_account.zip_code ?? ad.zip_code,
    socials: ad.socials.flatMap(({ name, link }) => {
      const address = webAddress(link);
      return address ? [{ name: name ?? address.host, href: address.href }] : [];
    }),
  };
};

const Line = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div className="flex items-center gap-3 py-1.5">
    <dt className="inline-flex items-center gap-3 text-muted">
      <Icon name={icon} size={18} />
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

const outside = 'text-petrol underline-offset-4 hover:underline';

type Props = { ad: Ad; locale: Locale };

/** Two beside each other, whole also on the narrowest phone. */
const narrow = 'max-[24rem]:px-3!';

/** The seller does not ask himself, but on the paper that he hangs on his machine it says whom to ask. */
const toOthers = 'not-print:in-data-own-ad:hidden!';

const Actions = ({ ad, locale }: Props) => {
  const t = useTranslations('ad.seller');
  const { phoneDigits: digits, phone, whatsapp, email } = contactOf(ad);
  const subject = encodeURIComponent(`${ad.id}: ${ad.title}`);
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      {/* On a phone it stands in the bar at the bottom. */}
      <ChatOrEdit ad={ad} locale={locale} className="col-span-2 max-lg:hidden!" />
      {digits ? (
        <a
          href={`tel:${digits}`}
          className={buttonClass({ variant: 'outline', className: `${toOthers} col-span-2` })}
        >
          <Icon name="phone" size={18} />
          <span className="sr-only">{t('call')}</span>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      ) : null}
      <a
        href={`mailto:${email}?subject=${subject}`}
        className={buttonClass({
          variant: 'outline',
          className: `${toOthers} ${whatsapp ? narrow : 'col-span-2'}`,
        })}
      >
        <Icon name="mail" size={18} />
        <span className="print:hidden">{t('email')}</span>
        <bdi dir="ltr" className="hidden print:inline">
          {email}
        </bdi>
      </a>
      {whatsapp ? (
        <a
          href={whatsappLink(whatsapp, ad)}
          target="_blank"
          rel="nofollow ugc noopener"
          className={buttonClass({ variant: 'outline', className: `${toOthers} ${narrow}` })}
        >
          <Icon name="social-whatsapp" size={18} />
          {t('whatsapp')}
        </a>
      ) : null}
    </div>
  );
};

export const SellerPanel = ({ ad, locale }: Props) => {
  const t = useTranslations('ad.seller');
  const { website, zipCode, socials } = contactOf(ad);
  const { username } = ad.app_account;
  return (
    <section aria-labelledby="seller" className="p-5 md:max-lg:row-span-2">
      <h2 id="seller" className="text-13 text-muted">
        {t('title')}
      </h2>
      <p className="mt-1 flex items-center gap-3 text-20 font-semibold">
        <span
          aria-hidden
          className="inline-flex size-10 shrink-0 items-center justify-center rounded bg-steel text-17 text-on-steel"
        >
          {[...username][0]?.toUpperCase()}
        </span>
        <bdi>{username}</bdi>
      </p>
      <dl className="mt-3">
        {zipCode ? (
          <Line icon="map-pin" label={t('zipCode')}>
            <span aria-hidden className="text-muted">
              {t('zipCode')}{' '}
            </span>
            <bdi>{zipCode}</bdi>
          </Line>
        ) : null}
        {website ? (
          <Line icon="globe" label={t('website')}>
            <a href={website.href} target="_blank" rel="nofollow ugc noopener" className={outside}>
              <bdi dir="ltr">{website.host}</bdi>
            </a>
          </Line>
        ) : null}
        {socials.length ? (
          <Line icon="link" label={t('elsewhere')}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {socials.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="nofollow ugc noopener" className={outside}>
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </Line>
        ) : null}
      </dl>
      <Actions ad={ad} locale={locale} />
    </section>
  );
};
