import { useTranslations } from 'next-intl';

type Props = { address: string; path: string };

/** On paper, where nothing can be clicked: the ad's address to scan or to type. On a screen it is not even loaded. */
export const PrintedAddress = ({ address, path }: Props) => {
  const t = useTranslations('comfort.print');
  return (
    <section className="hidden flex-col items-center justify-center gap-2 p-5 text-center print:flex">
      <img data-printed src={path} alt={t('qr')} width={112} height={112} loading="lazy" />
      <p>
        {t('scan')}
        <br />
        <bdi className="font-semibold break-all" dir="ltr">
          {address.replace(/^https?:\/\//, '')}
        </bdi>
      </p>
    </section>
  );
};
