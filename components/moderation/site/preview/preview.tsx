import { type ReactNode, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../../../ui/icon';
import { Choices } from '../../choices';
import { LanguageSwitch } from '../language-switch';
import { useSite } from '../site-room';
import { PreviewFrame, type PreviewWidth } from './preview-frame';

type Props = {
  lang: Locale;
  missing: readonly Locale[];
  onLang: (lang: Locale) => void;
  children: ReactNode;
};

const widths = { phone: 'smartphone', computer: 'monitor' } as const;

/** How the site draws what is being written, before anybody else sees it. */
export const Preview = ({ lang, missing, onLang, children }: Props) => {
  const { site } = useSite();
  const { preview: own } = site;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  return (
    <section aria-labelledby="site-preview" className="site-preview">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="site-preview" className="text-15">
          {own.title}
        </h3>
        <Choices
          small
          label={own.width}
          options={(['phone', 'computer'] as const).map((value) => ({
            value,
            label: <Icon name={widths[value]} size={18} />,
            name: own[value],
          }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <LanguageSwitch lang={lang} missing={missing} onChange={onLang} className="mt-2 max-lg:hidden" />
      <PreviewFrame title={own.frame} locale={lang} width={width}>
        {children}
      </PreviewFrame>
      <p className="mt-2 text-13 text-muted">{own.note}</p>
    </section>
  );
};
