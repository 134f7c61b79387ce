'use client';

import type { AdDraft } from '@/lib/contract/own-ads';
import type { Currency } from '@/lib/contract/reference';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import type { AdCardLabels } from '../ads/ad-card-labels';
import type { Tiles } from '../form/place/place-picker';
import type { SelectLabels } from '../ui/select';
import type { AdFormLabels } from './ad-form-labels';
import { type AdChoices, AdFormProvider } from './context';
import { DraftNote } from './draft-note';
import { ModelFacts } from './facts/model-facts';
import { FormRail } from './form-rail';
import { LoginDialog, LoginNote } from './login-note';
import { PlanNote } from './plan-note';
import { ContactSection } from './sections/contact-section';
import { FactsSection } from './sections/facts-section';
import { KindSection } from './sections/kind-section';
import { PhotosSection } from './sections/photos-section';
import { ProductSection } from './sections/product-section';
import { SocialsSection } from './sections/socials-section';
import { TextsSection } from './sections/texts-section';
import { VideoSection } from './sections/video-section';
import { SubmitBar } from './submit-bar';
import { useAdForm } from './use-ad-form';

export type AdFormProps = {
  locale: Locale;
  labels: AdFormLabels;
  selectLabels: SelectLabels;
  cardLabels: AdCardLabels;
  choices: AdChoices;
  currency: Currency;
  priceCurrencies: readonly Currency[];
  tiles: Tiles;
  /** For a seller who has no website of his own. */
  siteAddress: string | null;
  mostPhotos: number;
};

/** An ad, new or to be changed, from its type to its last link. */
export const AdForm = ({ ad, ...props }: AdFormProps & { ad: AdDraft | null }) => {
  const { locale, labels, choices, mostPhotos } = props;
  const own = useAdForm({ ad, locale, labels, states: choices.states, most: mostPhotos });
  const { form, field, formProps, queue, photos } = own;
  const rtl = locales[locale].dir === 'rtl';
  const back = localePath(locale, ad ? paths.editAd(ad.id) : paths.createAd);
  const login = { locale, labels: labels.login, back, ended: own.ended };
  const years = ad?.year && !choices.years.includes(ad.year) ? [...choices.years, ad.year] : choices.years;

  return (
    <AdFormProvider
      value={{
        locale,
        rtl,
        labels,
        selectLabels: props.selectLabels,
        choices: { ...choices, years },
        currency: props.currency,
        priceCurrencies: props.priceCurrencies,
        kindSheet: own.kindSheet,
        textsRead: own.proposals.read,
        form,
        control: form.control,
        field,
      }}
    >
      <div className="ad-form">
        <form {...formProps} onPaste={own.proposals.onPaste} className="ad-form-sheets">
          <ModelFacts />
          {own.signedIn === false ? <LoginNote {...login} /> : null}
          {own.signedIn && !ad ? <PlanNote /> : null}
          {own.draft.state === 'restored' ? (
            <DraftNote labels={labels.draft} onAnew={own.draft.startAnew} />
          ) : null}
          <KindSection />
          <PhotosSection
            photos={photos}
            queue={queue}
            most={mostPhotos}
            onHeld={() => {
              if (own.signedIn === false) own.askForLogin();
            }}
            onBroken={own.checkPhoto}
          />
          <ProductSection />
          <FactsSection chosen={own.kind.category_id !== ''} />
          <TextsSection />
          <VideoSection />
          <ContactSection tiles={props.tiles} siteAddress={props.siteAddress} />
          <SocialsSection />
          <SubmitBar busy={own.busy} refusal={own.refusal} faults={own.faults} photos={photos} />
        </form>
        <FormRail photos={photos} cardLabels={props.cardLabels} />
      </div>
      <LoginDialog {...login} open={own.asking} onClose={own.stopAsking} />
    </AdFormProvider>
  );
};
