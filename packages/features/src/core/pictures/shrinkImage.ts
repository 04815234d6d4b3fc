const QUALITY = 0.85;

/**
 * Resizes an image, encoded as WebP if the browser supports it.
 *
 * @param side Longest side of the result, in pixels
 * @returns `undefined` if the browser cannot decode the file
 */
export async function shrinkImage(file: File, side: number): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
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
