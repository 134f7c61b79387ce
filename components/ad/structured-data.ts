import type { Ad } from '@/lib/contract/ads';
import { plainPrice } from '@/lib/format/shown-price';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { yearOf } from './machine-name';
import { additional, structuredFacts } from './structured-facts';
import { unitOf } from './unit-codes';

type Page = {
  ad: Ad;
  /** Full addresses, as the page itself has them. */
  url: string;
  images: string[];
  /** What the page calls the ad, and says of it. */
  name: string;
  description: string;
  categorySlug: string | undefined;
  subCategorySlug: string | undefined;
  adTypeSlug: string | undefined;
  /** What the page calls the two meters. */
  labels: { hours: string; distance: string };
};

/** What a machine is beside a product: by its sub-category where that says more than the category. */
const vehicles: Record<string, string> = {
  cars: 'Car',
  trucks: 'Vehicle',
  trailers: 'Vehicle',
  tractors: 'Vehicle',
  'buses-and-vans': 'Vehicle',
  minibuses: 'BusOrCoach',
  coaches: 'BusOrCoach',
  'motorcycles-and-quads': 'Vehicle',
  motorcycles: 'Motorcycle',
};

const stockOf: Record<Ad['availability'], string> = {
  available: 'InStock',
  reserved: 'InStock',
  sold: 'SoldOut',
  expired: 'Discontinued',
  withdrawn: 'Discontinued',
};

const offerOf = ({ ad, url, adTypeSlug }: Page) =>
  ad.show_price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          price: plainPrice(ad.show_price),
          priceCurrency: ad.currency,
          availability: `https://schema.org/${stockOf[ad.availability]}`,
          url,
          seller: { '@type': 'Person', name: ad.app_account.username },
          ...(adTypeSlug === 'rent' ? { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' } : {}),
        },
      };

/** The two meters: of a vehicle the distance has a property of its own. */
const metersOf = ({ ad, labels }: Page, isVehicle: boolean) => {
  const driven = ad.distance === null ? null : { value: ad.distance, ...unitOf(ad.distance_type) };
  return {
    properties:
      driven && isVehicle ? { mileageFromOdometer: { '@type': 'QuantitativeValue', ...driven } } : {},
    others: [
      ...(ad.hours === null ? [] : [additional(labels.hours, { value: ad.hours, ...unitOf('h') })]),
      ...(driven && !isVehicle ? [additional(labels.distance, driven)] : []),
    ],
  };
};

/** The ad for search engines: only what the page shows, and never the seller's phone. Null for who looks for one. */
export const adStructuredData = (page: Page): object | null => {
  const { ad, url, images, name, description, categorySlug, subCategorySlug, adTypeSlug } = page;
  if (adTypeSlug === 'wanted') return null;
  const vehicle =
    vehicles[categorySlug ?? ''] && (vehicles[subCategorySlug ?? ''] ?? vehicles[categorySlug ?? '']);
  const isVehicle = vehicle !== undefined;
  const year = yearOf(ad);
  const meters = metersOf(page, isVehicle);
  const facts = structuredFacts(ad.facts, isVehicle);
  const others = [...meters.others, ...facts.others];
  return {
    '@context': 'https://schema.org',
    '@type': vehicle ? ['Product', vehicle] : 'Product',
    '@id': url,
    url,
    name,
    ...(ad.line ? { alternateName: ad.title } : {}),
    description: withoutIsolates(description),
    sku: String(ad.id),
    category: (ad.sub_category ?? ad.category).name,
    ...(images.length ? { image: images } : {}),
    ...(ad.brand ? { brand: { '@type': 'Brand', name: ad.brand.name } } : {}),
    ...(ad.car_model ? { model: ad.car_model.name } : {}),
    ...(year && isVehicle ? { vehicleModelDate: String(year) } : {}),
    ...(year && !isVehicle ? { productionDate: String(year) } : {}),
    ...meters.properties,
    ...facts.properties,
    ...(others.length ? { additionalProperty: others } : {}),
    ...offerOf(page),
  };
};
