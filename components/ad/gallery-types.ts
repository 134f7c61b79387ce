export type GalleryPicture = { src: string; srcset: string; alt: string };

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
  /** One per picture: "Show picture 2". */
  show: string[];
};
