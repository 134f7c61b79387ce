/** Where a stored picture of a width is served: /media/{key}-{width}.webp, the same bytes for ever. */
export const mediaUrl = (key: string, width: number) => `/media/${mediaFile(key, width)}`;

export const mediaFile = (key: string, width: number) => `${key}-${width}.webp`;
