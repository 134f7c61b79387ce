import { openDatabase, setConnection } from '@/lib/db/connect';
import { seed } from '@/lib/server/operator/seed-demo';
import { dropDatabase, joinCluster, makeDatabase, urlOf } from './cluster';

// One seeded database, made once per run; every test file starts from a copy of it.

export const templateAds = 400;

/** What the demo's drawings are in tests: what a picture looks like is tested where pictures are drawn. */
export const rowsWithoutFiles = async (illustrations: readonly { subject: string }[]) =>
  illustrations.map(({ subject }, index) => ({
    key: `picture${index}`,
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    illustration: subject,
  }));

/** A database that `fill` has put rows into; answers with its name. */
export const makeTemplate = async (fill: () => Promise<unknown>): Promise<string> => {
  const name = await makeDatabase();
  const connection = await openDatabase({ connectionString: urlOf(name) }, { patient: true });
  setConnection(connection);
  await fill();
  setConnection(undefined);
  await connection.close();
  return name;
};

/** Vitest's global set-up: makes the template, and takes it away at the end. */
export default async function setup() {
  const leave = await joinCluster();
  const template = await makeTemplate(() => seed('demo', { ads: templateAds, draw: rowsWithoutFiles }));
  process.env.TEST_TEMPLATE = template;
  return async () => {
    await dropDatabase(template);
    await leave();
  };
}
