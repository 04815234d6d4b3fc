import type { Language } from '@jawla/contract/rules';

const STEPS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** A number of bytes as people say it: "4.2 MB"; the same digits in both languages. */
export function formatSize(bytes: number, locale: Language): string {
  const [unit, size] = STEPS.find(([, step]) => bytes >= step) ?? (['byte', 1] as const);
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: bytes / size < 10 ? 1 : 0,
  }).format(bytes / size);
}
