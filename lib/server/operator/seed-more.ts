import { sql } from 'drizzle-orm';
import { connect } from '@/lib/db/connect';
import { type NewAd, storeAds } from '../ads/store';
import { type Catalogue, getCatalogue } from '../catalogue/rows';
import { withDemoSeller } from './demo-accounts';
import { bySlug, demoAds, demoSellers, generator, newAd, type Pictures, storeSellers } from './seed-demo';

/** What every generated ad needs, read once and kept as long as the reference rows are. */
const readSetting = async (catalogue: Catalogue) => {
  const { db, rows } = await connect();
  const ids = bySlug(catalogue);
  const sellers = withDemoSeller(generator.sellers(demoSellers));
  const accountsByName = async () =>
    new Map(
      (
        await rows<{ id: number; username: string }>(sql`
          select id, username from accounts
           where username in (select jsonb_array_elements_text(${JSON.stringify(sellers.map(({ username }) => username))}::jsonb))`)
      ).map(({ username, id }) => [username, id]),
    );
  let accounts = await accountsByName();
  const missing = sellers.filter(({ username }) => !accounts.has(username));
  // A database without the demo has none of its sellers.
  if (missing.length) {
    await storeSellers(db, missing, ids);
    accounts = await accountsByName();
  }
  const saved = await rows<{ key: string; illustration: string; widths: number[] }>(
    sql`select key, illustration, widths from media where illustration is not null`,
  );
  const pictures: Pictures = new Map(
    saved.map(({ illustration, key, widths }) => [illustration, { key, widths }]),
  );
  return { ids, sellers, accounts, pictures };
};

const settings = new WeakMap<Catalogue, ReturnType<typeof readSetting>>();

const generatedSource = 'generated';
/** Days that the made-up ads are spread over. */
const spread = 120;

/**
 * More ads by the same rules, for load tests: those numbered `from` … `from + count - 1` of the generator, sold by the
 * demo's sellers and shown by the pictures that exist. Of `of` in all, the last ones are the newest. Each is there
 * once, however often it is asked for. Returns how many were new.
 */
export const storeGenerated = async (from: number, count: number, of = from + count): Promise<number> => {
  const { db } = await connect();
  const now = new Date();
  const catalogue = await getCatalogue();
  const kept = settings.get(catalogue) ?? readSetting(catalogue);
  settings.set(catalogue, kept);
  kept.catch(() => settings.delete(catalogue));
  const { ids, sellers, accounts, pictures } = await kept;
  const ads = Array.from({ length: count }, (_, n) => from + n).flatMap((index): NewAd[] => {
    const ad = generator.ad(index, demoSellers, now);
    const seller = sellers[ad.seller];
    const accountId = seller && accounts.get(seller.username);
    if (!seller || !accountId) return [];
    const daysAgo = 1 + spread * Math.max(0, 1 - index / of) ** 2;
    return [
      {
        ...newAd({ ...ad, daysAgo }, seller, accountId, ids, pictures, now),
        source: generatedSource,
        sourceKey: String(index),
      },
    ];
  });
  const stored = await db.transaction((tx) => storeAds(tx, ads, catalogue));
  return stored.length;
};

/** The number after that of the last generated ad: where making more goes on. */
export const generatedSoFar = async (): Promise<number> => {
  const { rows } = await connect();
  const [row] = await rows<{ last: number }>(sql`
    select coalesce(max(source_key::int) + 1, ${demoAds}) as last from ads where source = ${generatedSource}`);
  return Number(row?.last ?? demoAds);
};
