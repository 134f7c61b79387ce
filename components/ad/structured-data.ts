import type { Ad } from '@/lib/contract/ads';
import { plainPrice } from '@/lib/format/shown-price';
import { withoutIsolates } from '@/lib/i18n/fill-in';
import { machineName, yearOf } from './machine-name';

type Page = {
  ad: Ad;
  /** Full addresses, as the page itself has them. */
  url: string;
  images: string[];
  /** What the page calls the ad, and says of it. */
  name: string;
  description: string;
  categorySlug: string | undefined;
  adTypeSlug: string | undefined;
};

const typesOf: Record<string, string[]> = {
  cars: ['Product', 'Car'],
  trucks: ['Product', 'Vehicle'],
  trailers: ['Product', 'Vehicle'],
  tractors: ['Product', 'Vehicle'],
  'buses-and-vans': ['Product', 'Vehicle'],
  'motorcycles-and-quads': ['Product', 'Vehicle'],
};

const distanceUnits = { km: 'KMT', mi: 'SMI' } as const;

const offerOf = ({ ad, url, adTypeSlug }: Page) =>
  ad.show_price === null
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          price: plainPrice(ad.show_price),
          priceCurrency: ad.currency,
          availability: 'https://schema.org/InStock',
          url,
          seller: { '@type': 'Person', name: ad.app_account.username },
          ...(adTypeSlug === 'rent' ? { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' } : {}),
        },
      };

const meterOf = (ad: Ad, isVehicle: boolean) => {
  const distance =
    ad.distance === null ? null : { value: ad.distance, unitCode: distanceUnits[ad.distance_type] };
  const properties = [
    ad.hours === null ? null : { name: 'Hours of use', value: ad.hours, unitCode: 'HUR' },
    distance && !isVehicle ? { name: 'Distance', ...distance } : null,
  ].filter((property) => property !== null);
  return {
    ...(distance && isVehicle ? { mileageFromOdometer: { '@type': 'QuantitativeValue', ...distance } } : {}),
    ...(properties.length
      ? { additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })) }
      : {}),
  };
};

/** The ad for search engines: only what the page shows, and never the seller's phone. Null for who looks for one. */
export const adStructuredData = (page: Page): object | null => {
  const { ad, url, images, name, description, categorySlug, adTypeSlug } = page;
  if (adTypeSlug === 'wanted') return null;
  const types = typesOf[categorySlug ?? ''] ?? ['Product'];
  const isVehicle = types.length > 1;
  const year = yearOf(ad);
  return {
    '@context': 'https://schema.org',
    '@type': types.length > 1 ? types : 'Product',
    '@id': url,
    url,
    name: machineName(ad) ? `${machineName(ad)}${year ? ` ${year}` : ''}` : name,
    alternateName: ad.title,
    description: withoutIsolates(description),
    sku: String(ad.id),
    category: (ad.sub_category ?? ad.category).name,
    ...(images.length ? { image: images } : {}),
    ...(ad.brand ? { brand: { '@type': 'Brand', name: ad.brand.name } } : {}),
    ...(ad.car_model ? { model: ad.car_model.name } : {}),
    ...(year && isVehicle ? { vehicleModelDate: String(year) } : {}),
    ...(year && !isVehicle ? { productionDate: String(year) } : {}),
    ...meterOf(ad, isVehicle),
    ...offerOf(page),
  };
};
