/** The widths in which a drawn picture is stored, as far as it is that wide; the widest is named in a wording. */
export const pictureWidths = [480, 800, 1200] as const;

/** The widths of a photograph; one that is narrower than the widest is also kept in its own width. */
export const photographWidths = [...pictureWidths, 1600] as const;

/** An account's picture is a square: beside a name, on a card, and on a screen with twice the pixels. */
export const avatarWidths = [96, 192, 384] as const;
