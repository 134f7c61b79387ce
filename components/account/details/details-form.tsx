import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api/browser';
import { ownKey } from '@/lib/api/queries/own';
import type { Account } from '@/lib/contract/auth';
import { localePath, paths } from '@/lib/paths';
import { FormEnd } from '../../form/form-end';
import { readPlace } from '../../form/place/degrees';
import { useAsker, useRoom } from '../area/own-room';
import { AboutPart, AccessPart, PlacePart, ReachPart } from '../form/account-parts';
import { AvatarField } from '../form/avatar-field';
import { CvField } from '../form/cv-field';
import { changedForm } from '../form/filled-form';
import { CurrentPassword, NewPasswords } from '../form/password-parts';
import { useAccountForm } from '../use-account-form';
import type { DetailsProps } from './details';
import { asksForPassword, names, type Values, valuesOf } from './details-values';

/** A place is two numbers: where one of them was changed, both are said. */
const wholePlace = (form: FormData, { lat, long }: Pick<Values, 'lat' | 'long'>) => {
  if (form.has('lat') || form.has('long')) {
    form.set('lat', lat);
    form.set('long', long);
  }
  return form;
};

/** Sends what was changed, and nothing else. */
export const DetailsForm = ({
  me,
  locale,
  labels,
  selectLabels,
  ...place
}: DetailsProps & { me: Account }) => {
  const router = useRouter();
  const queries = useQueryClient();
  const asker = useAsker();
  const { rtl } = useRoom();
  const { fields, details, files } = labels;
  const { form, field, errorOf, formProps, busy, refusal } = useAccountForm<Values>({
    empty: valuesOf(me),
    fields: [...names, 'avatar', 'cv'],
    rules: ({ AccountUpdate }) => AccountUpdate,
    read: readPlace,
    problems: labels.problems,
    failed: details.failed,
    send: async (values) => {
      const { message } = await api.post('/auth/update/{userId}', {
        params: { userId: me.id },
        query: { lang: locale },
        form: wholePlace(changedForm(readPlace(values), valuesOf(me)), readPlace(values)),
      });
      void queries.invalidateQueries({ queryKey: ownKey(asker) });
      void showToast({ type: 'success', text: message, rtl });
      router.push(localePath(locale, paths.home));
    },
    onRefused: (text) => void showToast({ type: 'error', text, rtl }),
  });
  const [avatar, cv, noAvatar, noCv, email, password] = form.watch([
    'avatar',
    'cv',
    'remove_avatar',
    'remove_cv',
    'email',
    'password',
  ]);
  const pick = (name: 'avatar' | 'cv') => (file: File | null) => {
    form.setValue(name, file);
    form.setValue(`remove_${name}`, false);
    form.clearErrors(name);
  };

  return (
    <form {...formProps} className="grid gap-7">
      <fieldset className="account-part">
        <legend>{files.part}</legend>
        <AvatarField
          labels={files}
          value={avatar}
          stored={noAvatar ? null : me.avatar}
          error={errorOf('avatar')}
          onPick={pick('avatar')}
          onRemoveStored={() => form.setValue('remove_avatar', true)}
        />
        <CvField
          labels={files}
          value={cv}
          stored={
            me.has_cv
              ? {
                  name: me.cv_name ?? files.cv,
                  removing: noCv,
                  onRemove: (remove) => form.setValue('remove_cv', remove),
                }
              : null
          }
          error={errorOf('cv')}
          onPick={pick('cv')}
        />
      </fieldset>
      <AccessPart field={field} words={labels} legend={details.access} emailHint={details.emailHint} />
      <AboutPart field={field} words={labels} />
      <ReachPart field={field} words={labels} />
      <PlacePart
        field={field}
        words={labels}
        form={form}
        selectLabels={selectLabels}
        {...place}
        rtl={rtl}
        stateError={errorOf('state_id')}
      />
      <fieldset className="account-part">
        <legend>
          {details.password}
          <span className="mt-1 block text-15 font-normal text-muted">{details.passwordText}</span>
        </legend>
        <div className="account-pair">
          <NewPasswords field={field} words={labels} label={fields.newPassword} />
        </div>
      </fieldset>
      {asksForPassword(me, { email, password }) ? (
        <div className="rounded border border-line bg-sunken p-4">
          <CurrentPassword field={field} words={labels} label={details.current} hint={details.currentHint} />
        </div>
      ) : null}
      <FormEnd refusal={refusal} busy={busy} labels={details} className="w-full sm:w-auto" />
    </form>
  );
};
