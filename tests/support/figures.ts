import { runSql } from './own-database';

/** A day of figures, with a failure and a job, as the console shows them. */
export const aDay = (connectionString: string) =>
  runSql(
    { connectionString },
    `insert into quarter_figures (
        at, instance, requests, errors, pages_kept, pages_drawn, latencies, ads, accounts, messages, reports,
        searches_found, searches_missed, mails_sent, mails_failed, memory_bytes)
      select to_timestamp(floor(extract(epoch from now()) / 900) * 900 - n * 900), 'one',
             2000 + 1500 * sin(n / 12.0), case when n % 17 = 0 then n else 0 end, 900 + n, 60 + n,
             array[5, 300 + n, 80, 30, 12, 6, 3, n % 3, 0, 0, 0],
             n % 4, n % 3, n % 11, n % 2, 30 + n % 20, n % 5, n % 7, n % 40 / 39, 280000000 + 900000 * n
        from generate_series(1, 90) n where n not between 50 and 54;
      insert into failures (number, at, times, request, route, problem) values
        ('2873465019', now() - interval '2 hours', 3, 'd9c2b7d0-4a1e-4a51-9f0c-5a6f2f0f7c11', '/[locale]/[currency]/ads', 'TypeError'),
        ('0b9c1f52-8f6b-4a0e-9d64-2f8f6f1a7e01', now() - interval '9 hours', 1, '0b9c1f52-8f6b-4a0e-9d64-2f8f6f1a7e01', 'POST /api/v1/ads', '57014');
      insert into jobs (name, started_at, took_ms, outcome, next_at) values
        ('backup', now() - interval '6 hours', 5120, 'failed', now() + interval '18 hours')
        on conflict (name) do nothing`,
  );
