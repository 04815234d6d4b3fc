/**
 * URLs of footage on the server's origin. They carry no secret: browsers send the session cookie with them. No
 * dependencies, so that pages load only this file.
 */

/** Path of the files of footage. */
export const FOOTAGE_PATH = '/files/footage';
/** Path of the archives of whole deliveries. */
export const DELIVERIES_PATH = '/files/deliveries';
/** Longest side of a thumbnail, in device pixels. */
export const FOOTAGE_THUMBNAIL_SIDE = 320;

/** Returns the URL of a film, to be played. */
export function footageFilmUrl(fileId: string): string {
  return `${FOOTAGE_PATH}/${encodeURIComponent(fileId)}`;
}

/** Returns the URL of a small picture of a photo. */
export function footageThumbnailUrl(fileId: string): string {
  return `${footageFilmUrl(fileId)}/thumbnail`;
}

/** Returns the URL that downloads a file as it was handed in. */
export function footageDownloadUrl(fileId: string): string {
  return `${footageFilmUrl(fileId)}/download`;
}

/** Returns the URL that downloads all files of a delivery as one archive. */
export function footageArchiveUrl(deliveryId: string): string {
  return `${DELIVERIES_PATH}/${encodeURIComponent(deliveryId)}`;
}
