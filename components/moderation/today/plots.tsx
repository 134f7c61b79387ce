import type { Today } from '@/lib/contract/moderation/today';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Plot, type Series } from './plot';

type Quarter = Today['quarters'][number];
type Words = Messages['today'];

const quarter = 15 * 60_000;
const shown = 96;
const megabyte = 1_000_000;

const share = (kept: number, drawn: number): number | null =>
  kept + drawn ? Math.round((100 * kept) / (kept + drawn)) : null;

/** What was counted in the last 24 hours, as plots with their numbers. */
export const Plots = ({ today, words, locale }: { today: Today; words: Words; locale: Locale }) => {
  const { quarters } = today;
  const starts = Date.parse(today.from);
  const times = Array.from({ length: shown }, (_, n) => new Date(starts + n * quarter).toISOString());
  const known = new Map(quarters.map((one) => [one.at, one]));
  const each = (read: (one: Quarter) => number | null) =>
    times.map((time) => {
      const one = known.get(time);
      return one ? read(one) : null;
    });
  const sum = (read: (one: Quarter) => number) => quarters.reduce((total, one) => total + read(one), 0);
  const counted = (name: string, tone: Series['tone'], read: (one: Quarter) => number): Series => ({
    name,
    tone,
    values: each(read),
    total: sum(read),
  });
  const { plots } = words;
  const memory = (one: Quarter) => Math.round(one.memory / megabyte);
  const alike = { times, words, locale };
  const ofOne = (name: 'ads' | 'accounts' | 'messages' | 'reports', label: string) => (
    <Plot
      {...alike}
      title={plots[name].title}
      drawn="over"
      series={[counted(label, 'main', (one) => one[name])]}
    />
  );
  return (
    <div className="today-plots">
      <Plot
        {...alike}
        title={plots.requests.title}
        drawn="over"
        series={[
          counted(plots.requests.series.requests, 'main', (one) => one.requests),
          counted(plots.requests.series.errors, 'bad', (one) => one.errors),
        ]}
      />
      <Plot
        {...alike}
        title={plots.latency.title}
        drawn="line"
        series={[
          { name: plots.latency.series.p50, tone: 'main', values: each((one) => one.p50), total: today.p50 },
          {
            name: plots.latency.series.p95,
            tone: 'second',
            values: each((one) => one.p95),
            total: today.p95,
          },
        ]}
      />
      <Plot
        {...alike}
        title={plots.kept.title}
        drawn="line"
        most={100}
        series={[
          {
            name: plots.kept.series.kept,
            tone: 'main',
            values: each((one) => share(one.pages_kept, one.pages_drawn)),
            total: share(
              sum((one) => one.pages_kept),
              sum((one) => one.pages_drawn),
            ),
          },
        ]}
      />
      {ofOne('ads', plots.ads.series.ads)}
      {ofOne('accounts', plots.accounts.series.accounts)}
      {ofOne('messages', plots.messages.series.messages)}
      {ofOne('reports', plots.reports.series.reports)}
      <Plot
        {...alike}
        title={plots.searches.title}
        drawn="stacked"
        series={[
          counted(plots.searches.series.found, 'main', (one) => one.searches_found),
          counted(plots.searches.series.missed, 'second', (one) => one.searches_missed),
        ]}
      />
      <Plot
        {...alike}
        title={plots.mails.title}
        drawn="stacked"
        series={[
          counted(plots.mails.series.sent, 'main', (one) => one.mails_sent),
          counted(plots.mails.series.failed, 'bad', (one) => one.mails_failed),
        ]}
      />
      <Plot
        {...alike}
        title={plots.memory.title}
        drawn="line"
        series={[
          {
            name: plots.memory.series.memory,
            tone: 'main',
            values: each(memory),
            total: quarters.length ? memory(quarters[quarters.length - 1] as Quarter) : null,
          },
        ]}
      />
    </div>
  );
};
