import { useWatch } from 'react-hook-form';
import { Coordinates } from '../../form/place/coordinates';
import { type Point, placeOf } from '../../form/place/degrees';
import { PlacePicker, type Tiles } from '../../form/place/place-picker';
import { Button } from '../../ui/button';
import { useAdFormContext } from '../context';
import { Choice, Line, optionsOf, Phone } from '../fields';
import { FormSection } from '../form-section';

type Props = { tiles: Tiles; siteAddress: string | null };

export const ContactSection = ({ tiles, siteAddress }: Props) => {
  const { labels, choices, form, control, field } = useAdFormContext();
  const { fields, hints } = labels;
  const [stateId, lat, long, phone, website] = useWatch({
    control,
    name: ['state_id', 'lat', 'long', 'phone', 'website_url'],
  });
  const state = choices.states.find(({ id }) => String(id) === stateId) ?? null;

  const set = (name: 'lat' | 'long' | 'website_url' | 'whatsapp_number', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const place = (point: Point) => {
    const typed = placeOf(point);
    set('lat', typed.lat);
    set('long', typed.long);
  };
  /** A pin that only the state has put somewhere goes along with it. */
  const toState = (id: string) => {
    const chosen = choices.states.find((one) => String(one.id) === id);
    const before = state ? placeOf(state) : { lat: '', long: '' };
    const untouched = (lat === '' && long === '') || (lat === before.lat && long === before.long);
    if (chosen && untouched) place(chosen);
  };

  return (
    <FormSection name="contact">
      <div className="ad-form-pair">
        <Choice
          name="state_id"
          label={fields.state_id}
          hint={hints.state}
          options={optionsOf(choices.states)}
          onChosen={toState}
        />
        <Line name="zip_code" dir="ltr" autoComplete="postal-code" />
      </div>
      <div>
        <PlacePicker
          lat={lat}
          long={long}
          state={state}
          states={choices.states}
          tiles={tiles}
          labels={labels.place}
          onPlace={place}
        />
        <Coordinates
          label={labels.place.coordinates}
          lat={lat}
          long={long}
          faulty={Boolean(field('lat').error ?? field('long').error)}
        >
          <Line name="lat" dir="ltr" inputMode="decimal" placeholder="36.191113" />
          <Line name="long" dir="ltr" inputMode="decimal" placeholder="44.009167" />
        </Coordinates>
      </div>
      <div className="ad-form-pair">
        <Phone name="phone" hint={hints.phone} />
        <div>
          <Phone name="whatsapp_number" />
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ms-3"
            disabled={!phone}
            onClick={() => set('whatsapp_number', phone)}
          >
            {labels.samePhone}
          </Button>
        </div>
      </div>
      <div className="ad-form-pair">
        <div>
          <Line
            name="website_url"
            hint={hints.website}
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            placeholder="https://"
          />
          {siteAddress && website.trim() === '' ? (
            <Button
              variant="quiet"
              size="sm"
              className="mt-1 -ms-3 text-start"
              onClick={() => set('website_url', siteAddress)}
            >
              {labels.noWebsite}
            </Button>
          ) : null}
        </div>
        <Line name="email" type="email" dir="ltr" inputMode="email" autoComplete="email" />
      </div>
    </FormSection>
  );
};
