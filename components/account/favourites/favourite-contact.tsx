import { Icon, type IconName } from '@/components/ui/icon';
import type { Ad } from '@/lib/contract/ads';
import type { FavouriteLabels } from './favourite-labels';

const Way = ({ icon, name, href, text }: { icon: IconName; name: string; href: string; text: string }) => (
  <li className="min-w-0">
    <a
      href={href}
      aria-label={`${name}: ${text}`}
      className="flex min-h-9 items-center gap-2 text-petrol hover:underline"
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Icon name={icon} size={16} />
      <bdi dir="ltr" className="truncate">
        {text}
      </bdi>
    </a>
  </li>
);

/** The ways to the seller, as far as he gave them. */
export const FavouriteContact = ({ ad, labels }: { ad: Ad; labels: FavouriteLabels }) => {
  const { phone, email, whatsapp_number: whatsapp } = ad;
  if (!phone && !email && !whatsapp) return null;
  return (
    <ul aria-label={labels.contact} className="mt-1 text-13">
      {phone ? (
        <Way icon="phone" name={labels.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />
      ) : null}
      {email ? <Way icon="mail" name={labels.email} href={`mailto:${email}`} text={email} /> : null}
      {whatsapp ? (
        <Way
          icon="message"
          name={labels.whatsapp}
          href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
          text={whatsapp}
        />
      ) : null}
    </ul>
  );
};
