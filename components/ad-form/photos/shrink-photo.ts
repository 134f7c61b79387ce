/** A phone's picture of 12 megapixels is more than any screen shows, and minutes of waiting at a building site. */
const longestSide = 2560;
const quality = 0.85;
/** Already small enough to be sent as it is. */
const smallBytes = 1_500_000;

/** What browsers decode and what loses nothing by being drawn anew; a GIF may move, HEIC only some can read. */
const drawable = /^image\/(jpeg|png|webp|avif|bmp)$/;

const draw = async (photo: Blob, scale: (longest: number) => number): Promise<Blob | null> => {
  // Turned as the camera was held.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const factor = scale(Math.max(bitmap.width, bitmap.height));
    if (factor === 1 && photo.size <= smallBytes) return null;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * factor));
    canvas.height = Math.max(1, Math.round(bitmap.height * factor));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return null;
    // What was transparent is paper, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    bitmap.close();
  }
};

/** The photograph as it is sent. Whatever cannot be made smaller goes as it came: the server decides. */
export const shrinkPhoto = async (photo: Blob): Promise<Blob> => {
  if (!drawable.test(photo.type)) return photo;
  try {
    const smaller = await draw(photo, (longest) => Math.min(1, longestSide / longest));
    return smaller && smaller.size < photo.size ? smaller : photo;
  } catch {
    return photo;
  }
};
