/** Files with the magic bytes of camera files. */
const box = (kind: string, rest: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`${kind}${rest}`)]);

export const mp4 = (says = 'a video') => Buffer.concat([box('ftyp', 'isom'), Buffer.from(says)]);
export const mov = () => box('moov', 'an old camera');
export const mkv = () =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')]);
export const jpg = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('a photo')]);
