import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { localePath, paths } from '@/lib/paths';
import type { AccountLabels } from '../labels';
import { LoginForm } from '../login-form';

export type AskLoginProps = {
  locale: Locale;
  /** The screen that waits, as a plain path. */
  path: string;
  labels: AccountLabels & { login: Messages['auth']['login']; ask: Messages['account']['ask'] };
  onLogin: () => void;
};

export const AskLogin = ({ locale, path, labels, onLogin }: AskLoginProps) => {
  const { ask, login } = labels;
  const here = localePath(locale, path);
  const to = (target: string) => localePath(locale, target);
  return (
    <section aria-labelledby="ask-login" className="account-sheet account-ask">
      <h2 id="ask-login" className="text-26">
        {ask.title}
      </h2>
      <p className="mt-2 mb-7 text-muted">{ask.text}</p>
      <LoginForm
        locale={locale}
        labels={labels}
        forgotHref={to(paths.forgotPassword)}
        next={here}
        onLogin={onLogin}
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {login.newHere}
        <Link href={to(paths.register(here))} className="account-link">
          {login.create}
        </Link>
      </p>
    </section>
  );
};
