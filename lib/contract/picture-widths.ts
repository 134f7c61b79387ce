/** The widths in which a drawn picture is stored, as far as it is that wide; the widest is named in a wording. */
export const pictureWidths = [480, 800, 1200] as const;
