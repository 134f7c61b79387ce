import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AdFormScreen } from '@/components/ad-form/ad-form-screen';
import { EditAd } from '@/components/ad-form/edit-ad';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../../account-screen';
import { readForm } from '../../read-form';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).adForm.edit.title);

type Props = { params: Promise<{ locale: string; currency: string; id: string }> };

export default async function EditAdPage({ params }: Props) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const { currency, id } = await params;
  const form = await readForm(locale, currency);
  const { title, subtitle } = form.labels.edit;
  return (
    <AdFormScreen labels={form.labels} title={title} subtitle={subtitle}>
      <EditAd id={Number(id)} {...form} />
    </AdFormScreen>
  );
}
