/** A ZIP archive of one page, `index.html`. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIVi7oW48AwAAAAMAAAAKAAAAaW5kZXguaHRtbDxwPlBLAQIUABQAAAAAAAAAIVi7oW48AwAAAAMAAAAKAAAAAAAAAAAAAACAAQAAAABpbmRleC5odG1sUEsFBgAAAAABAAEAOAAAACsAAAAAAA==';

/** Returns an archive that can be published as a tour. */
export function tourZip(name: string): File {
  const bytes = Uint8Array.from(atob(ARCHIVE), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], name, { type: 'application/zip' });
}
