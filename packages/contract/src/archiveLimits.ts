/** Limits of a tour’s archive. */
export const ARCHIVE = {
  extension: 'zip',
  /** Size of the archive in bytes. */
  bytesMax: 4_000_000_000,
  entriesMax: 100_000,
  /** Uncompressed size in bytes: total, and of a single file. */
  unpackedBytesMax: 8_000_000_000,
  fileBytesMax: 4_000_000_000,
  /** Maximum compression ratio, checked above `ratioFrom` bytes. */
  ratioMax: 200,
  ratioFrom: 50_000_000,
  depthMax: 32,
  nameBytesMax: 255,
  /** Maximum number of top-level folders that are removed. */
  topFoldersMax: 3,
  startPages: ['index.html', 'index.htm', 'tour.html'],
  ignored: ['__MACOSX', '.DS_Store', 'Thumbs.db'],
} as const;

/** Maximum length of the path of a chosen start page. */
export const START_PAGE_MAX = 1024;
