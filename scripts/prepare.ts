import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { databaseConfig, openDatabase, setConnection } from '@/lib/db/connect';
import { NewerSchemaError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { endCutBulk } from '@/lib/server/operator/bulk';
import { listDemoAccounts } from '@/lib/server/operator/demo-accounts';
import { seed } from '@/lib/server/operator/seed-demo';

// Before the site serves: migrates the database, fills an empty one, and closes DATA_DIR to other users. Run by
// scripts/serve.ts, which has started the embedded database.

const others = 0o077;

/** Pictures, CVs and mails are people's own. */
const closeToOthers = (folder: string) => {
  const open = [folder, ...readdirSync(folder).map((name) => path.join(folder, name))].filter((entry) => {
    const stat = lstatSync(entry);
    return stat.isDirectory() && stat.mode & others;
  });
  for (const entry of open) chmodSync(entry, lstatSync(entry).mode & ~others);
  if (open.length)
    console.log(`Other users of this machine could read ${open.join(', ')}; now only you can.`);
};

const started = performance.now();
let last = 0;
const report = (step: string, done: number, of: number) => {
  if (done < of && performance.now() - last < 1_000) return;
  last = performance.now();
  console.log(`  ${step}: ${done} of ${of}`);
};

const open = async () => {
  try {
    return await openDatabase(databaseConfig(), { patient: true });
  } catch (error) {
    // What an operator can mend is said in one line; anything else keeps its stack.
    if (!(error instanceof NewerSchemaError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const connection = await open();
setConnection(connection);
if (await seed(env.seed, { onProgress: report })) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    env.seed === 'demo' ? `Demo catalogue loaded in ${seconds} s.` : `Reference rows loaded in ${seconds} s.`,
  );
}
await endCutBulk();
closeToOthers(env.dataDir);
process.send?.({ demoAccounts: await listDemoAccounts(connection.db) });
await connection.close();
