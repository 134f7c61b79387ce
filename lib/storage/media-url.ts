/** Where a stored picture of a width is served: /media/{key}-{width}.webp, the same bytes for ever. */
export const mediaUrl = (key: string, width: number) => `/media/${mediaFile(key, width)}`;

export const mediaFile = (key: string, width: number) => `${key}-${width}.webp`;

/** The square picture of an account, from what its row keeps of it. */
export const avatarUrl = (avatar: string | null) => (avatar === null ? null : mediaUrl(avatar, 192));
