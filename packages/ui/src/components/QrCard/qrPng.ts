/** Pixels of the image per unit of the SVG: sharp in print, too. */
const SCALE = 8;

/**
 * Converts the SVG of a code to a PNG, eight times as large.
 *
 * @throws Error if the browser cannot render it.
 */
export async function qrPng(drawing: SVGSVGElement): Promise<Blob> {
  const size = Number(drawing.getAttribute('width')) * SCALE;
  const source = new XMLSerializer().serializeToString(drawing);
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas to draw the code on.');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser could not make a PNG of the code.'));
      else resolve(blob);
    }, 'image/png');
  });
}
