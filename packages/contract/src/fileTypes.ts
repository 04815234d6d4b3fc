/** Types of files that are accepted. */

export const VIDEO_EXTENSIONS = ['3gp', 'mp4', 'webm', 'mkv', 'mov'] as const;

/** Media types of the specification, and those that browsers send instead. */
export const VIDEO_TYPES = [
  'video/mp4',
  'video/3gp',
  'video/3gpp',
  'video/webm',
  'video/mkv',
  'video/x-matroska',
  'video/quicktime',
] as const;

export const IMAGE_EXTENSIONS = ['jpg', 'png', 'jpeg', 'webp'] as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
