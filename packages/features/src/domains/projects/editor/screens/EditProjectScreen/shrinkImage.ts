/** Longest side of a picture that was shrunk, in pixels: more than any card shows. */
const SIDE = 2400;
const QUALITY = 0.85;

/**
 * A smaller version of a picture, as WebP where the browser writes it.
 *
 * @returns nothing where the file is no picture that this browser can read
 */
export async function shrinkImage(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    const extension = blob.type === 'image/webp' ? 'webp' : 'png';
    return new File([blob], file.name.replace(/\.[^.]*$/, `.${extension}`), { type: blob.type });
  } catch {
    return undefined;
  }
}
