import type { ModeratedAd } from '@/lib/api/queries/moderation';
import { isRichText, textOf } from '@/lib/format/rich-text';
import { type Locale, writtenAs } from '@/lib/i18n/locales';
import { RichText } from '../../ui/rich-text';
import { useRoom } from '../room';
import { wordDiff } from '../word-diff';

type Field = ModeratedAd['fields'][number];

const long = new Set(['title', 'description', 'information', 'feature', 'specification', 'socials']);
const leftToRight = new Set(['phone', 'whatsapp_number', 'email', 'website_url', 'video_url', 'place']);

/** What the seller wrote is laid out in his language; of links to pages elsewhere each line says it for itself. */
const layoutOf = (name: string, language: Locale) =>
  name === 'socials' ? ({ dir: 'auto' } as const) : writtenAs(language);

type DiffProps = { before: string; now: string; layout: ReturnType<typeof layoutOf> };

/** Reads as the new text, with what was there struck through. */
const Diff = ({ before, now, layout }: DiffProps) => (
  <p {...layout} className="whitespace-pre-line">
    {wordDiff(textOf(before), textOf(now)).map(({ kind, text }, index) => {
      const key = `${index}-${kind}`;
      if (kind === 'added') return <ins key={key}>{text}</ins>;
      if (kind === 'removed') return <del key={key}>{text}</del>;
      return <span key={key}>{text}</span>;
    })}
  </p>
);

type ValueProps = { field: Field; language: Locale };

const Value = ({ field: { name, value, before, changed }, language }: ValueProps) => {
  const { words } = useRoom();
  const dir = leftToRight.has(name) ? 'ltr' : undefined;
  if (changed && long.has(name)) {
    return <Diff before={before ?? ''} now={value ?? ''} layout={layoutOf(name, language)} />;
  }
  if (changed) {
    return (
      <p className="flex flex-wrap gap-x-3">
        <del dir={dir}>{before ?? words.ad.notStated}</del>
        <ins dir={dir}>{value ?? words.ad.notStated}</ins>
      </p>
    );
  }
  if (value === null) return <span className="text-muted">{words.ad.notStated}</span>;
  if (name === 'description' && isRichText(value)) return <RichText html={value} className="mod-rich" />;
  if (long.has(name)) {
    return (
      <span {...layoutOf(name, language)} className="block whitespace-pre-line">
        {value}
      </span>
    );
  }
  return <span dir={dir ?? 'auto'}>{value}</span>;
};

const Fields = ({ fields, language }: { fields: readonly Field[]; language: Locale }) => {
  const { words } = useRoom();
  return (
    <dl className="mod-fields">
      {fields.map((field) => (
        <div
          key={field.name}
          data-changed={field.changed || undefined}
          data-long={long.has(field.name) || undefined}
        >
          <dt>
            {words.ad.fields[field.name]}
            {field.changed ? <span className="sr-only"> ({words.ad.changed})</span> : null}
          </dt>
          <dd>
            <Value field={field} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const comparedWith = { accepted: 'sinceAccepted', rejected: 'sinceRejected' } as const;

/** Of an ad that was decided about before, what is new in it: the first thing to read. */
export const AdChanges = ({ ad }: { ad: ModeratedAd }) => {
  const { words } = useRoom();
  const { compared_with: compared } = ad;
  if (!compared) return null;
  const fields = ad.fields.filter(({ changed }) => changed);
  const pictures = ad.pictures.filter(({ change }) => change);
  return (
    <section aria-labelledby="mod-changes">
      <h3 id="mod-changes" className="text-20">
        {words.ad[comparedWith[compared]]}
      </h3>
      {fields.length ? <Fields fields={fields} language={ad.language} /> : null}
      {pictures.length ? (
        <p className="mt-2 text-muted">
          {words.ad.pictures}:{' '}
          {(['added', 'removed'] as const)
            .map(
              (change) => [words.ad[change], pictures.filter((one) => one.change === change).length] as const,
            )
            .filter(([, n]) => n > 0)
            .map(([word, n]) => `${word} ${n}`)
            .join(', ')}
        </p>
      ) : null}
      {fields.length || pictures.length || ad.pictures_moved ? null : (
        <p className="mt-1 text-muted">{words.ad.nothingChanged}</p>
      )}
    </section>
  );
};

/** Everything that the seller says, and against what he said before. */
export const AdFields = ({ ad }: { ad: ModeratedAd }) => {
  const { words } = useRoom();
  return (
    <section aria-labelledby="mod-said">
      <h3 id="mod-said" className="text-20">
        {words.ad.said}
      </h3>
      <Fields fields={ad.fields} language={ad.language} />
    </section>
  );
};
