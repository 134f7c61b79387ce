import { formatTime } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { bars, height, line, roundUp } from './shapes';

export type Series = {
  name: string;
  tone: 'main' | 'second' | 'bad';
  /** One of each quarter; null where the site did not run, or where there is nothing to say. */
  values: readonly (number | null)[];
  /** Of all 24 hours. */
  total: number | null;
};

type Props = {
  title: string;
  series: readonly Series[];
  /** `over`: the second is a part of the first; `stacked`: they add up. */
  drawn: 'line' | 'over' | 'stacked';
  /** What the axis ends with, if not with the highest value. */
  most?: number;
  times: readonly string[];
  words: { table: string; time: string };
  locale: Locale;
};

/** A few times along the axis, the first and the last among them. */
const ticks = (times: readonly string[]) => times.filter((_, at) => at % 24 === 0 || at === times.length - 1);

const Numbers = ({ title, series, times, words, locale }: Props) => {
  const rows = times
    .map((time, at) => ({ time, values: series.map(({ values }) => values[at] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .toReversed();
  return (
    <details className="today-numbers">
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys too */}
      <section tabIndex={0} aria-label={title}>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, values }) => (
              <tr key={time}>
                <th scope="row">{formatTime(time)}</th>
                {values.map((value, at) => (
                  <td key={series[at]?.name}>{value === null ? '–' : formatNumber(value, locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

/** Drawn on the server, with its numbers behind it. Time runs as the language is read. */
export const Plot = (props: Props) => {
  const { title, series, drawn, times, locale } = props;
  const highest = Math.max(
    ...times.map((_, at) => {
      const values = series.map(({ values: all }) => all[at] ?? 0);
      return drawn === 'stacked' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
    }),
  );
  const most = props.most ?? roundUp(highest);
  const say = (value: number | null) => (value === null ? '–' : formatNumber(value, locale));
  const below = (index: number) =>
    drawn === 'stacked' && index > 0 ? (series[index - 1]?.values ?? []) : undefined;
  return (
    <figure className="mod-panel today-plot">
      <figcaption>
        <h2 className="text-17 font-semibold">{title}</h2>
        <ul>
          {series.map(({ name, tone, total }) => (
            <li key={name} data-tone={tone}>
              {name} <b>{say(total)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="today-axes">
        <div className="today-scale" aria-hidden>
          <span>{formatNumber(most, locale)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={series.map(({ name, total }) => `${name}: ${say(total)}`).join(', ')}
          viewBox={`0 0 ${times.length} ${height}`}
          preserveAspectRatio="none"
        >
          <path className="today-grid" d={`M0 0H${times.length}M0 ${height / 2}H${times.length}`} />
          {series.map(({ name, tone, values }, index) => (
            <path
              key={name}
              data-tone={tone}
              className={drawn === 'line' ? 'today-line' : 'today-bars'}
              d={drawn === 'line' ? line(values, most) : bars(values, most, below(index))}
            />
          ))}
        </svg>
        <div className="today-times" aria-hidden>
          {ticks(times).map((time) => (
            <span key={time}>{formatTime(time)}</span>
          ))}
        </div>
      </div>
      <Numbers {...props} />
    </figure>
  );
};
