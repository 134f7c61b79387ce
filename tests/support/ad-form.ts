import { call, withKey } from './api';

type Headers = Record<string, string>;
type Row = Record<string, any>;

const first = async (address: string): Promise<Row> => (await call(address)).body.data[0];

const readRows = async () => {
  const [type, category, state, brand] = await Promise.all(
    ['/v1/ad-type', '/v1/category', '/v1/state', '/v1/brand'].map(first),
  );
  const subCategory = await first(`/v1/sub-category?category_id=${category?.id}`);
  return {
    ad_type_id: type?.id,
    category_id: category?.id,
    sub_category_id: subCategory.id,
    brand_id: brand?.id,
    state_id: state?.id,
  };
};

let forms = 0;
let known: ReturnType<typeof readRows> | undefined;

/** A whole form of an ad, by rows that exist; its title is its own. */
export const adForm = async (changes: object = {}): Promise<Row> => {
  forms += 1;
  const title = `Machine number ${forms}`;
  known ??= readRows();
  return {
    ...(await known),
    title,
    model: 'Own word',
    year: new Date().getUTCFullYear() - 3,
    price: '28500.50',
    price_type: 'fix',
    vat: 'include',
    distance: 1200,
    description: 'Runs well.',
    information: 'Stands in the yard.',
    feature: 'Air conditioner',
    specification: '6 cylinders',
    zip_code: '44001',
    phone: '+9647701234567',
    whatsapp_number: '+9647701234567',
    email: 'yard@example.com',
    website_url: 'https://example.com',
    lat: 36.19,
    long: 44.01,
    images: [],
    ...changes,
  };
};

const send = (method: string) => (address: string, body: unknown, headers: Headers) =>
  call(address, {
    method,
    headers: { ...withKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
export const post = send('POST');
export const put = send('PUT');
export const remove = (address: string, headers: Headers) =>
  call(address, { method: 'DELETE', headers: { ...withKey, ...headers } });

/** Posts a whole form and answers with the number of the new ad. */
export const anAdOf = async (headers: Headers, changes: object = {}): Promise<number> => {
  const { body } = await post('/v1/ads', await adForm(changes), headers);
  if (!body.data) throw new Error(`The ad was refused: ${JSON.stringify(body)}`);
  return body.data.id;
};
