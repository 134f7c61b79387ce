import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Contact, Settings } from '@/lib/contract/wordings';
import { stripHtml } from '@/lib/format/strip-html';

type BlockProps = { icon: IconName; title: string; children: ReactNode };

const Block = ({ icon, title, children }: BlockProps) => (
  <section className="border-t border-line pt-5">
    <h2 className="flex items-center gap-3 text-20">
      <Icon name={icon} size={22} className="shrink-0 text-petrol" />
      {title}
    </h2>
    <div className="mt-3 text-17">{children}</div>
  </section>
);

const link = 'inline-flex min-h-11 items-center text-petrol underline-offset-4 hover:underline';

const addressOf = ({ type, name }: Contact) =>
  type === 'email' ? `mailto:${name}` : `tel:${name.replace(/[^\d+]/g, '')}`;

const ContactLinks = ({ contacts }: { contacts: Contact[] }) => (
  <ul>
    {contacts.map((contact) => (
      <li key={contact.id}>
        <a href={addressOf(contact)} className={link}>
          <bdi dir="ltr">{contact.name}</bdi>
        </a>
      </li>
    ))}
  </ul>
);

type Props = {
  settings: Pick<Settings, 'address' | 'company_details' | 'directories'>;
  contacts: Contact[];
};

export const ContactDetails = ({ settings, contacts }: Props) => {
  const t = useTranslations('contact');
  const of = (type: Contact['type']) => contacts.filter((contact) => contact.type === type);
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-1">
      <Block icon="phone" title={t('phone')}>
        <ContactLinks contacts={of('phone')} />
      </Block>
      <Block icon="mail" title={t('email')}>
        <ContactLinks contacts={of('email')} />
      </Block>
      <Block icon="map-pin" title={t('address')}>
        <address className="whitespace-pre-line not-italic">{settings.address}</address>
      </Block>
      <Block icon="building" title={t('company')}>
        <p className="whitespace-pre-line">{stripHtml(settings.company_details.description)}</p>
      </Block>
      {settings.directories.length ? (
        <Block icon="users" title={t('directors')}>
          <ul className="space-y-1">
            {settings.directories.map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Block>
      ) : null}
    </div>
  );
};
