/** Names of files as bytes: disks of Linux keep them as they were copied, in any code page. */
import { CODE_PAGES, decodeName } from '@jawla/contract/codePages';

export interface FileName {
  readonly name: string;
  /** Whether the bytes are no UTF-8, so that the code page is a guess. */
  readonly isGuessed: boolean;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const NOT_ASCII = /[^\0-\x7f]+/g;
const ARABIC = /^[\u0621-\u064a\u060c\u061b\u061f\u064b-\u0652\u0660-\u0669]+$/;

/** Decodes a name: as UTF-8, or else in the first Arabic code page that gives Arabic only, or else in windows-1252. */
export function readFileName(bytes: Uint8Array): FileName {
  try {
    return { name: strictUtf8.decode(bytes).normalize('NFC'), isGuessed: false };
  } catch {
    const names = CODE_PAGES.map((page) => decodeName(bytes, page));
    const arabic = names.find((name) => ARABIC.test((name.match(NOT_ASCII) ?? []).join('')));
    const name = arabic ?? new TextDecoder('windows-1252').decode(bytes);
    return { name: name.normalize('NFC'), isGuessed: true };
  }
}

/** Joins the bytes of a folder’s path and a name in it. */
export function joinBytes(folder: Buffer, name: Uint8Array): Buffer {
  return Buffer.concat([folder, Buffer.from('/'), name]);
}
