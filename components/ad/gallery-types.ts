import type { Picture } from '@/lib/contract/ads';

export type GalleryPicture = { src: string; srcset: string; alt: string };
/** As it comes with the page: what it is called is said once for all of them. */
export type NamelessPicture = Pick<Picture, 'src' | 'srcset' | 'illustration'>;

export type GalleryLabels = {
  label: string;
  none: string;
  next: string;
  previous: string;
  pause: string;
  play: string;
  enlarge: string;
  close: string;
  thumbnails: string;
  /** "Show picture {n}" */
  show: string;
  title: string;
  /** "{title}, picture {n} of {total}" */
  picture: string;
  drawing: string;
};
