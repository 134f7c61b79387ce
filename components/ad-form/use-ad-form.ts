import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/client';
import { useCurrentUser } from '@/lib/api/current-user';
import type { AdDraft } from '@/lib/contract/own-ads';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localePath, paths } from '@/lib/paths';
import { useApiForm } from '../form/use-api-form';
import { showToast } from '../ui/toast';
import type { AdFormLabels } from './ad-form-labels';
import type { AdChoices } from './context';
import { sentFacts } from './facts/sent-facts';
import { readSheet, useKindSheet } from './facts/use-kind-sheet';
import { useProposals } from './facts/use-proposals';
import type { KeptPhoto } from './photos/photo-queue';
import { usePhotos } from './photos/use-photos';
import { useDraft } from './use-draft';
import {
  type AdValues,
  bodyOf,
  contactOf,
  emptyValues,
  fieldNames,
  formOf,
  readTyped,
  type TextName,
  valuesOf,
} from './values';
import { writtenIn } from './written-in';

const loadRules = async () => (await import('@/lib/contract/ad-fields')).AdForm;

const refused = (status: number, message: string, errors?: Record<string, string[]>) =>
  new ApiError(status, { status: false, message, ...(errors ? { errors } : {}) });

type Options = {
  ad: AdDraft | null;
  locale: Locale;
  labels: AdFormLabels;
  states: AdChoices['states'];
  most: number;
};

/** Everything that happens in the form: filled in by draft, ad or account, photographs sent, the ad written. */
export const useAdForm = ({ ad, locale, labels, states, most }: Options) => {
  const router = useRouter();
  const user = useCurrentUser();
  const [ended, setEnded] = useState(false);
  const [asking, setAsking] = useState(false);
  const signedIn = Boolean(user) && !ended;
  const askForLogin = () => {
    if (user) setEnded(true);
    setAsking(true);
  };

  const start = useMemo(() => (ad ? valuesOf(ad) : emptyValues), [ad]);
  const ownPhotos = useMemo(
    () => (ad?.pictures ?? []).map(({ key, src }): KeptPhoto => ({ id: key, name: '', key, src })),
    [ad],
  );
  const { queue, photos, check } = usePhotos({
    locale,
    most,
    signedIn,
    onSignedOut: askForLogin,
    leave: labels.photos.leave,
  });

  const whole = useApiForm<AdValues>({
    empty: start,
    fields: fieldNames,
    loadRules,
    read: readTyped,
    problems: labels.problems,
    failed: labels.failed,
    onSignedOut: askForLogin,
    send: async (values) => {
      if (!signedIn) throw refused(401, labels.failed);
      await queue.settled();
      const now = queue.photos();
      if (now.some(({ state }) => state === 'held')) throw refused(401, labels.failed);
      if (now.some(({ state }) => state !== 'sent')) {
        throw refused(422, labels.failed, { images: [labels.photos.unsent] });
      }
      const sheet = await readSheet(values, locale);
      const form = formOf({
        ...bodyOf({
          ...values,
          images: now.map(({ key }) => key ?? ''),
          facts: sentFacts(values, sheet, ad),
        }),
        language: writtenIn(`${values.title} ${values.description}`, ad?.language ?? locale),
      });
      const query = { lang: locale };
      const { message } = ad
        ? await api.put('/v1/ads/{id}', { params: { id: ad.id }, query, form })
        : await api.post('/v1/ads', { query, form });
      draft.finish();
      const rtl = locales[locale].dir === 'rtl';
      const listings = localePath(locale, paths.myListings);
      void showToast({
        type: 'success',
        text: message,
        rtl,
        link: { href: listings, text: labels.toListings },
      });
      router.push(ad ? listings : localePath(locale, paths.home));
    },
  });
  const { form } = whole;

  const [category_id, sub_category_id] = useWatch({
    control: form.control,
    name: ['category_id', 'sub_category_id'],
  });
  const kind = { category_id, sub_category_id };
  const kindSheet = useKindSheet(kind, locale);
  const proposals = useProposals({ form, kind, locale, signedIn });

  const draft = useDraft({
    form,
    queue,
    photos,
    ad: ad?.id ?? null,
    account: user === undefined ? undefined : (user?.id ?? null),
    ownPhotos,
  });

  // The form's rules count photographs by key; one on its way has a place among them already.
  useEffect(() => {
    draft.fill(() =>
      form.setValue(
        'images',
        photos.map(({ key }) => key ?? 'on-its-way'),
        { shouldValidate: form.formState.isSubmitted },
      ),
    );
  }, [photos, form, draft.fill]);

  const { state } = draft;
  const account = user?.id;
  useEffect(() => {
    if (!account || state === 'opening') return;
    let current = true;
    api.get('/auth/me', { query: { lang: locale } }).then(
      ({ data }) => {
        if (!current) return;
        draft.fill(() => {
          for (const [name, value] of Object.entries(contactOf(data, states)) as [TextName, string][]) {
            if (value && form.getValues(name) === '') form.setValue(name, value);
          }
        });
      },
      (error) => {
        if (current && error instanceof ApiError && error.status === 401) setEnded(true);
      },
    );
    return () => {
      current = false;
    };
  }, [account, state, locale, states, form, draft.fill]);

  return {
    ...whole,
    kind,
    kindSheet,
    proposals,
    photos,
    queue,
    checkPhoto: (id: string) => check(id, labels.photos.gone),
    draft: { state, startAnew: () => draft.startAnew(start) },
    /** Undefined until it is known. */
    signedIn: user === undefined ? undefined : signedIn,
    ended,
    asking,
    askForLogin,
    stopAsking: () => setAsking(false),
  };
};
