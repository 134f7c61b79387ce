import type { ComponentProps, ReactNode } from 'react';
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Messages } from '@/lib/i18n/messages';
import { Coordinates } from '../../form/place/coordinates';
import { placeOf } from '../../form/place/degrees';
import { type NamedPoint, type PlaceLabels, PlacePicker, type Tiles } from '../../form/place/place-picker';
import { LateSelect } from '../../ui/late-select';
import type { SelectLabels } from '../../ui/select';
import { TextField } from '../../ui/text-field';

// The parts of an account's form that registration and account details share.

type Bound<Name extends string> = (
  name: Name,
) => Omit<ComponentProps<typeof TextField>, 'label'> & { error?: string };
type Words = Pick<Messages['auth'], 'fields' | 'register'>;
export type PartProps<Name extends string, Said = Words> = { field: Bound<Name>; words: Said };

const leftToRight = (words: Words) => ({ dir: 'ltr', note: words.fields.optional }) as const;

type AccessProps = PartProps<'username' | 'email'> & {
  legend: string;
  emailHint?: string;
  children?: ReactNode;
};

export const AccessPart = ({ field, words: { fields }, legend, emailHint, children }: AccessProps) => (
  <fieldset className="account-part">
    <legend>{legend}</legend>
    <TextField
      label={fields.username}
      hint={fields.usernameHint}
      dir="auto"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field('username')}
    />
    <TextField
      label={fields.email}
      hint={emailHint}
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="email"
      required
      {...field('email')}
    />
    {children}
  </fieldset>
);

export const AboutPart = ({
  field,
  words: { fields, register },
  children,
}: PartProps<'first_name' | 'last_name'> & { children?: ReactNode }) => (
  <fieldset className="account-part">
    <legend>{register.about}</legend>
    <div className="account-pair">
      <TextField
        label={fields.firstName}
        dir="auto"
        autoComplete="given-name"
        required
        {...field('first_name')}
      />
      <TextField
        label={fields.lastName}
        dir="auto"
        autoComplete="family-name"
        required
        {...field('last_name')}
      />
    </div>
    {children}
  </fieldset>
);

export const ReachPart = ({
  field,
  words,
  text,
}: PartProps<'phone_number' | 'whatsapp_number' | 'website_url'> & { text?: string }) => {
  const { fields, register } = words;
  return (
    <fieldset className="account-part">
      <legend>
        {register.reach}
        {text ? <span className="mt-1 block text-15 font-normal text-muted">{text}</span> : null}
      </legend>
      <div className="account-pair">
        <TextField
          label={fields.phone}
          hint={fields.phoneHint}
          type="tel"
          autoComplete="tel"
          {...leftToRight(words)}
          {...field('phone_number')}
        />
        <TextField
          label={fields.whatsapp}
          hint={fields.phoneHint}
          type="tel"
          {...leftToRight(words)}
          {...field('whatsapp_number')}
        />
      </div>
      <TextField
        label={fields.website}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...leftToRight(words)}
        {...field('website_url')}
      />
    </fieldset>
  );
};

/** Some hundred metres: enough to drive to a yard, too little to find a home. */
const yardDecimals = 3;

/** What the part about the place is drawn with. */
export type PlaceParts = { states: readonly NamedPoint[]; tiles: Tiles; placeLabels: PlaceLabels };

type PlaceValues = { state_id: string; zip_code: string; lat: string; long: string };
type PlaceProps<Values extends FieldValues> = PartProps<'zip_code' | 'lat' | 'long'> &
  PlaceParts & {
    form: UseFormReturn<Values>;
    selectLabels: SelectLabels;
    rtl: boolean;
    stateError?: string | undefined;
  };

export const PlacePart = <Values extends PlaceValues>({
  field,
  words,
  form,
  selectLabels,
  states,
  tiles,
  placeLabels,
  rtl,
  stateError,
}: PlaceProps<Values>) => {
  // Of the form's fields this part knows its own alone.
  const { control, setValue, clearErrors, watch } = form as unknown as UseFormReturn<PlaceValues>;
  const [lat, long, stateId] = watch(['lat', 'long', 'state_id']);
  const place = (to: { lat: string; long: string }) => {
    setValue('lat', to.lat, { shouldDirty: true });
    setValue('long', to.long, { shouldDirty: true });
    clearErrors(['lat', 'long']);
  };
  const degrees = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
  const [latField, longField] = [field('lat'), field('long')];
  return (
    <fieldset className="account-part">
      <legend>
        {words.register.place}
        <span className="mt-1 block text-15 font-normal text-muted">{words.register.placeText}</span>
      </legend>
      <div className="account-pair">
        <Controller
          control={control}
          name="state_id"
          render={({ field: { ref, ...state } }) => (
            <LateSelect
              {...state}
              ref={ref}
              label={words.fields.state}
              labels={selectLabels}
              options={states.map(({ id, name }) => ({ value: String(id), label: name }))}
              rtl={rtl}
              error={stateError}
            />
          )}
        />
        <TextField
          label={words.fields.zipCode}
          autoComplete="postal-code"
          {...leftToRight(words)}
          {...field('zip_code')}
        />
      </div>
      <div>
        <PlacePicker
          lat={lat}
          long={long}
          state={states.find(({ id }) => String(id) === stateId) ?? null}
          states={states}
          tiles={tiles}
          labels={placeLabels}
          onPlace={(point) => place(placeOf(point, yardDecimals))}
          onDrop={{ text: words.register.dropPlace, act: () => place({ lat: '', long: '' }) }}
        />
        <Coordinates
          label={placeLabels.coordinates}
          lat={lat}
          long={long}
          faulty={Boolean(latField.error ?? longField.error)}
        >
          <TextField label={words.fields.lat} placeholder="36.191" {...degrees} {...latField} />
          <TextField label={words.fields.long} placeholder="44.009" {...degrees} {...longField} />
        </Coordinates>
      </div>
    </fieldset>
  );
};
