/** Pixels of the picture for each unit of the drawing: sharp on paper, too. */
const SCALE = 8;

/**
 * The picture of a drawn code as a PNG, eight times as large as it is drawn.
 *
 * @throws Error when the browser cannot draw it.
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
