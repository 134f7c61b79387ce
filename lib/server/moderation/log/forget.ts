import { sql } from 'drizzle-orm';
import { connect, runAlone } from '@/lib/db/connect';
import { oncePerProcess } from '@/lib/once-per-process';
import { afterCommit } from '../../after-commit';
import { inMs, runJob } from '../../jobs';
import { readStoredSettings } from '../../wordings/stored-settings';

/** What of an ad's words tells how to reach its seller, and where he is. By its telephone the index knows what is left. */
const nobodyToReach = {
  whatsapp_number: null,
  email: null,
  website_url: null,
  zip_code: null,
  lat: null,
  long: null,
  socials: [],
};
const atOnce = 5_000;

/**
 * Takes out of the log how to reach the sellers of ads that were refused longer ago than the setting says; everything
 * else of a decision stays as it was. Bounded; what a run leaves, the next one takes. Returns how many decisions.
 */
export const forgetContacts = async (now = new Date()): Promise<number> => {
  const { db, rows } = await connect();
  const days = Number(new Map(await readStoredSettings(db)).get('log_contact_days'));
  const forgotten = await rows<{ id: number }>(sql`
    update audit_log
       set details = jsonb_set(details, '{written}', (details -> 'written') - 'phone' || ${JSON.stringify(nobodyToReach)}::jsonb)
     where id = any (array(
             select id from audit_log
              where jsonb_exists(details -> 'written', 'phone')
                and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})
              order by created_at limit ${atOnce}))
    returning id`);
  return forgotten.length;
};

const hour = 3_600_000;

/** Soon after the start, and every hour while the site runs. */
export const forgetContactsEveryHour = () =>
  oncePerProcess('forgetting contacts of the log', () => {
    const job = () => runJob('forget-contacts', inMs(hour), () => forgetContacts());
    const run = () =>
      afterCommit('Forgetting contacts of the log', () => runAlone('forgetting contacts', job));
    setTimeout(run, 180_000).unref();
    return setInterval(run, hour).unref();
  });
