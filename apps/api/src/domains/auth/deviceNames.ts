/**
 * Names a device by its `User-Agent`, from closed lists: the header itself is a fingerprint, and may contain any text.
 */

export interface DeviceNames {
  /** `null` if it is not in the list. */
  readonly browser: string | null;
  /** Operating system; `null` if it is not in the list. */
  readonly system: string | null;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match applies: most browsers also contain the names of those after them. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|T|X)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];
/** Android contains Linux, and an iPhone is like a Mac. A recent iPad says that it is a Mac. */
const SYSTEMS: Names = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
/** More than any browser sends. */
const LENGTH_MAX = 1000;

export function deviceNames(userAgent: string | undefined): DeviceNames {
  const agent = (userAgent ?? '').slice(0, LENGTH_MAX);
  return { browser: nameIn(BROWSERS, agent), system: nameIn(SYSTEMS, agent) };
}

function nameIn(names: Names, agent: string): string | null {
  return names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;
}
