import { Fragment, type ReactNode } from 'react';
import type { Today } from '@/lib/contract/moderation/today';
import { formatDateTime, formatTime } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/numbers';
import { fillIn } from '@/lib/i18n/fill-in';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { Notice } from '../../ui/notice';
import { Plots } from './plots';

type Props = { today: Today; words: Messages['today']; locale: Locale };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Failures = ({ today: { failures }, words: { failures: own }, locale }: Props) => (
  <section aria-labelledby="today-failures">
    <h2 id="today-failures" className="mt-10 mb-2 text-20">
      {own.title}
    </h2>
    {failures.length ? (
      <>
        <p className="mb-4 max-w-prose text-muted">{own.text}</p>
        <ul className="mod-panel today-rows">
          {failures.map(({ number, at, times, route, problem, request }) => (
            <li key={number}>
              <dl>
                <Fact name={own.number}>
                  <bdi className="select-all font-semibold">{number}</bdi>
                </Fact>
                <Fact name={own.at}>
                  <time dateTime={at}>{formatDateTime(at, locale)}</time>
                </Fact>
                <Fact name={own.times}>{formatNumber(times, locale)}</Fact>
                <Fact name={own.route}>
                  <bdi dir="ltr">
                    {[...route.matchAll(/[^/]+\/?|\//g)].map(({ 0: step, index }) => (
                      // Only a step that is longer than its line breaks within.
                      <Fragment key={index}>
                        {step}
                        <wbr />
                      </Fragment>
                    ))}
                  </bdi>
                </Fact>
                <Fact name={own.problem}>
                  <bdi>{problem}</bdi>
                </Fact>
                <Fact name={own.request}>{request ? <bdi className="select-all">{request}</bdi> : '–'}</Fact>
              </dl>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <Notice icon="badge-check" title={own.empty} text={own.emptyText} />
    )}
  </section>
);

const sayOutcome = (
  own: Props['words']['jobs'],
  outcome: Today['jobs'][number]['outcome'],
  did: number | null,
  locale: Locale,
) => {
  if (outcome === null) return '–';
  const said = own.outcomes[outcome];
  return did ? fillIn(own.did, { outcome: said, n: formatNumber(did, locale) }) : said;
};

const Jobs = ({ today: { jobs }, words: { jobs: own }, locale }: Props) => (
  <section aria-labelledby="today-jobs">
    <h2 id="today-jobs" className="mt-10 mb-4 text-20">
      {own.title}
    </h2>
    <ul className="mod-panel today-rows">
      {jobs.map(({ name, is_on, started_at, took, outcome, did, next_at }) => (
        <li key={name}>
          <dl>
            <Fact name={own.name}>
              <span className="font-semibold">{own.names[name]}</span>
            </Fact>
            <Fact name={own.last}>
              {started_at ? (
                <time dateTime={started_at}>{formatDateTime(started_at, locale)}</time>
              ) : is_on ? (
                own.never
              ) : (
                own.off
              )}
            </Fact>
            <Fact name={own.result}>
              <span className={outcome === 'failed' ? 'font-semibold text-bad' : undefined}>
                {sayOutcome(own, outcome, did, locale)}
              </span>
            </Fact>
            <Fact name={own.took}>
              {took === null
                ? '–'
                : fillIn(own.seconds, { n: formatNumber(Math.round(took / 100) / 10, locale) })}
            </Fact>
            <Fact name={own.next}>
              {next_at ? (
                <time dateTime={next_at}>{formatDateTime(next_at, locale)}</time>
              ) : name === 'refold' ? (
                own.once
              ) : (
                '–'
              )}
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

/** How the site was in the last 24 hours: figures, what failed, and what runs by itself. */
export const TodayScreen = (props: Props) => {
  const { today, words } = props;
  const time = formatTime(today.next_at);
  return (
    <>
      {today.quarters.length ? (
        <>
          <p className="mb-5 max-w-prose text-muted">
            {fillIn(words.text, { time })} {words.off}
          </p>
          <Plots {...props} />
        </>
      ) : (
        <Notice icon="dashboard" title={words.none} text={fillIn(words.noneText, { time })} />
      )}
      <Failures {...props} />
      <Jobs {...props} />
    </>
  );
};
