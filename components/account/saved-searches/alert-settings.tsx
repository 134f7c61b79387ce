import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { alertSettingsQuery, meQuery } from '@/lib/api/queries/own';
import type { Locale } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useAsker } from '../area/own-room';
import { ConfirmHint } from '../profile/confirm-hint';
import type { SavedSearchLabels } from './saved-search-labels';
import { Switch } from './switch';
import { useAlertSettingChanges } from './use-alert-setting-changes';

type Props = { locale: Locale; labels: SavedSearchLabels };

/** Until the address is confirmed no mail comes, whatever is chosen here. */
const Unconfirmed = ({ labels }: Pick<Props, 'labels'>) => {
  const { data: me } = useQuery(meQuery(useAsker()));
  const confirm = { ...labels.confirm, text: labels.settings.unconfirmed };
  return me ? <ConfirmHint email={me.email} labels={{ ...labels, confirm }} /> : null;
};

/** What holds for all searches, and for favourites, which tell by themselves. */
export const AlertSettings = ({ locale, labels }: Props) => {
  const id = useId();
  const { data } = useQuery(alertSettingsQuery(useAsker()));
  const change = useAlertSettingChanges(labels.notDone);
  const words = labels.settings;
  // The list above says what failed.
  if (!data) return null;
  return (
    <section aria-labelledby={id} className="account-panel">
      <div className="grid gap-2 p-5">
        <h2 id={id} className="text-20">
          {words.title}
        </h2>
        <p className="max-w-prose text-muted">{words.text}</p>
        <div>
          <Switch text={words.mails} checked={data.mails} onChange={(mails) => change({ mails })} />
          {data.mails ? null : <p className="text-13 text-warning">{words.mailsOff}</p>}
        </div>
        <h3 className="mt-2 text-15">{words.favourites}</h3>
        <p className="text-13 text-muted">{words.favouritesText}</p>
        <div className="flex flex-wrap gap-x-5">
          <Switch
            text={labels.byMail}
            checked={data.favourites_by_mail}
            onChange={(on) => change({ favourites_by_mail: on })}
          />
          <Switch
            text={labels.byPush}
            checked={data.favourites_by_push}
            onChange={(on) => change({ favourites_by_push: on })}
          />
        </div>
        {data.devices ? null : (
          <p className="text-13 text-muted">
            {words.noDevice}{' '}
            <a href={localePath(locale, paths.accountDetails)} className="account-link">
              {words.turnOn}
            </a>
          </p>
        )}
      </div>
      {data.email_confirmed ? null : <Unconfirmed labels={labels} />}
    </section>
  );
};
