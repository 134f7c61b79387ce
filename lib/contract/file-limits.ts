// What files may be sent, in numbers that the API and its forms share.

const megabyte = 1024 * 1024;

/** Photographs: `bytes` for each as it is sent; `pixels` once decoded, which a small file can have many of. */
export const pictureLimits = { most: 5, bytes: 12 * megabyte, pixels: 40_000_000 } as const;

/**
 * The specification gives three sizes for a CV: the picker checks 1 MB, its text says 2 MB, registration passes 8 MB.
 * All three hold: the picker refuses over `pickerBytes` and says `saidSize`, the server refuses over `serverBytes`.
 */
export const cvLimits = {
  pickerBytes: megabyte,
  saidSize: '2MB',
  serverBytes: 8 * megabyte,
  endings: ['.pdf', '.doc', '.docx', '.txt'],
} as const;
