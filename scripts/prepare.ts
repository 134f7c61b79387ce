import { databaseConfig, openDatabase, setConnection } from '@/lib/db/connect';
import { refusalOf } from '@/lib/db/embedded/refusal';
import { NewerSchemaError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { withoutValues } from '@/lib/server/log-error';
import { endCutBulk } from '@/lib/server/operator/bulk';
import { listDemoAccounts } from '@/lib/server/operator/demo-accounts';
import { seed } from '@/lib/server/operator/seed-demo';
import { closeToOthers } from './close-to-others';

// Before the site serves: migrates the database, fills an empty one, and closes DATA_DIR to other users. Run by
// scripts/serve.ts, which has started the embedded database.

const started = performance.now();
let last = 0;
const report = (step: string, done: number, of: number) => {
  if (done < of && performance.now() - last < 1_000) return;
  last = performance.now();
  console.log(`  ${step}: ${done} of ${of}`);
};

/** What an operator can mend, in one line; anything else keeps its stack, and nothing of what people wrote. */
const inWords = (error: unknown): unknown => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof NewerSchemaError) return at.message;
    const { code } = at as NodeJS.ErrnoException;
    const refusal = code && !env.databaseUrl && refusalOf(env.dataDir, at.message);
    if (refusal) return refusal.message;
  }
  return withoutValues(error);
};

const prepare = async () => {
  const connection = await openDatabase(databaseConfig(), { patient: true });
  setConnection(connection);
  if (await seed(env.seed, { onProgress: report })) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      env.seed === 'demo'
        ? `Demo catalogue loaded in ${seconds} s.`
        : `Reference rows loaded in ${seconds} s.`,
    );
  }
  await endCutBulk();
  const closed = closeToOthers(env.dataDir);
  if (closed) console.log(closed);
  process.send?.({ demoAccounts: await listDemoAccounts(connection.db) });
  await connection.close();
};

await prepare().catch((error) => {
  console.error(inWords(error));
  process.exit(1);
});
