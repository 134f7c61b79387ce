import { pictureWidths } from './contract/picture-widths';

const stored = /^(\/media\/[\w-]+)-(\d+)(\.\w+)$/;

/** A wording's picture is one address; one that is stored with us is there in smaller widths as well. */
export const pictureSources = (image: string): { src: string; srcSet?: string } => {
  const [, start, widest, end] = stored.exec(image) ?? [];
  if (!start) return { src: image };
  const sources = [...pictureWidths.filter((width) => width < Number(widest)), Number(widest)].map(
    (width) => `${start}-${width}${end} ${width}w`,
  );
  return { src: image, srcSet: sources.join(', ') };
};
