import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { AdForm } from '@/components/ad-form/ad-form';
import { AdFormScreen } from '@/components/ad-form/ad-form-screen';
import { messagesOf } from '@/lib/i18n/messages';
import { type AccountScreenProps, accountMetadata, readLocale } from '../../account-screen';
import { readForm } from '../read-form';

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: AccountScreenProps): Promise<Metadata> =>
  accountMetadata(messagesOf(await readLocale(params)).adForm.create.title);

export default async function CreateAdPage({ params }: AccountScreenProps) {
  const locale = await readLocale(params);
  setRequestLocale(locale);
  const form = await readForm(locale, (await params).currency);
  const { title, subtitle } = form.labels.create;
  return (
    <AdFormScreen labels={form.labels} title={title} subtitle={subtitle}>
      <AdForm ad={null} {...form} />
    </AdFormScreen>
  );
}
