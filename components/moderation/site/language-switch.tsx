import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { Choices } from '../choices';
import { useSite } from './site-room';

type Props = {
  lang: Locale;
  /** Languages in which something is not said yet. */
  missing: readonly Locale[];
  onChange: (lang: Locale) => void;
  className?: string;
};

/** Which language is in sight; one that lacks something says so. */
export const LanguageSwitch = ({ lang, missing, onChange, className }: Props) => {
  const { site } = useSite();
  return (
    <Choices
      small
      label={site.language}
      options={localeCodes.map((code) => ({
        value: code,
        label: (
          <>
            <span lang={code} dir={locales[code].dir}>
              {locales[code].name}
            </span>
            {missing.includes(code) ? (
              <>
                <span aria-hidden className="site-missing" />
                <span className="sr-only">{site.incomplete}</span>
              </>
            ) : null}
          </>
        ),
      }))}
      value={lang}
      onChange={onChange}
      className={className}
    />
  );
};
