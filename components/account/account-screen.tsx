import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { Icon } from '../ui/icon';
import './account.css';

type Props = {
  locale: Locale;
  title: string;
  subtitle?: string;
  /** Said where there is no script, for nothing here works without. */
  needsScript?: string;
  children: ReactNode;
};

const reasons = [
  { icon: 'plus', title: 'sell', text: 'sellText' },
  { icon: 'message', title: 'chat', text: 'chatText' },
  { icon: 'heart', title: 'keep', text: 'keepText' },
] as const;

/** A form on paper, and beside it what an account is good for. */
export const AccountScreen = ({ locale, title, subtitle, needsScript, children }: Props) => {
  const { why } = messagesOf(locale).auth;
  return (
    <main className="page-width account-screen">
      <div className="account-sheet">
        <h1 className="display text-26 md:text-34">{title}</h1>
        {subtitle ? <p className="mt-2 text-muted">{subtitle}</p> : null}
        {needsScript ? (
          <noscript>
            <p className="mt-6 rounded border border-line bg-sunken px-4 py-3">{needsScript}</p>
          </noscript>
        ) : null}
        <div className="mt-7">{children}</div>
      </div>
      <aside aria-labelledby="why-account" className="account-why">
        <h2 id="why-account" className="text-20">
          {why.title}
        </h2>
        <ul className="mt-6 grid gap-6">
          {reasons.map((reason) => (
            <li key={reason.title} className="flex gap-4">
              <Icon name={reason.icon} size={22} className="mt-0.5 text-signal" />
              <div>
                <h3 className="text-15 font-semibold">{why[reason.title]}</h3>
                <p className="mt-1 text-on-steel-muted">{why[reason.text]}</p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </main>
  );
};
