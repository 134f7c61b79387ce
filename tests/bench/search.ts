import { readFile } from 'node:fs/promises';
import { openDatabase, setConnection } from '@/lib/db/connect';
import { settled } from '@/lib/server/after-commit';
import { seed } from '@/lib/server/operator/seed-demo';
import { joinCluster, urlOf } from '../support/cluster';
import { type Measured, measure, type Query } from '../support/search-measure';
import { makeTemplate, rowsWithoutFiles } from '../support/template';

// `npm run bench:search -- FILE`: how much of the queries of a file the search understands, on the demo catalogue.

const percent = (n: number, of: number) => `${((100 * n) / of).toFixed(1)} %`;

const print = ({ queries, share, whole, none, short }: Measured) => {
  for (const { query, right, k, found, read } of short)
    console.log(`${right} of ${k}\t${query}\t(${found} found; ${read})`);
  console.log(
    `\n${queries} queries: ${percent(share, 1)} of the first ads right, ${whole} whole (${percent(whole, queries)}), ${none} without a right one`,
  );
};

const file = process.argv[2] ?? 'tests/support/search-queries.json';
const queries: Query[] = JSON.parse(await readFile(file, 'utf8'));
const leave = await joinCluster();
try {
  const name = await makeTemplate(() => seed('demo', { draw: rowsWithoutFiles }));
  const connection = await openDatabase({ connectionString: urlOf(name) }, { patient: true });
  setConnection(connection);
  print(await measure(queries));
  await settled();
  setConnection(undefined);
  await connection.close();
} finally {
  await leave();
}
