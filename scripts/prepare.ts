import { connect } from '@/lib/db/connect';
import { DatabaseInUseError } from '@/lib/db/lock';
import { env } from '@/lib/env';
import { listDemoAccounts } from '@/lib/server/operator/demo-accounts';
import { seed } from '@/lib/server/operator/seed-demo';

// Before the site serves: migrates the database and fills an empty one. Run by scripts/start.mjs.

const started = performance.now();
let last = 0;
const report = (step: string, done: number, of: number) => {
  if (done < of && performance.now() - last < 1_000) return;
  last = performance.now();
  console.log(`  ${step}: ${done} of ${of}`);
};

const open = async () => {
  try {
    return await connect();
  } catch (error) {
    // What an operator can mend is said in one line; anything else keeps its stack.
    if (!(error instanceof DatabaseInUseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const connection = await open();
if (await seed(env.seed, { onProgress: report })) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    env.seed === 'demo' ? `Demo catalogue loaded in ${seconds} s.` : `Reference rows loaded in ${seconds} s.`,
  );
}
process.send?.({ demoAccounts: await listDemoAccounts(connection.db) });
await connection.close();
