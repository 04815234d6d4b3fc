/** Rules that an archive can violate. The server and the portal have a text for each: `archive.badName`. */
export type ArchiveRule =
  | 'badName'
  | 'deepStartPage'
  | 'depth'
  | 'duplicate'
  | 'empty'
  | 'encrypted'
  | 'fileAndFolder'
  | 'fileTooLarge'
  | 'headers'
  | 'link'
  | 'longName'
  | 'method'
  | 'noStartPage'
  | 'ratio'
  | 'severalStartPages'
  | 'tooLarge'
  | 'tooMany'
  | 'unknownStartPage'
  | 'unreadable';

/** An archive that violates a rule. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
  readonly rule: ArchiveRule;
  /** Values of the text. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(rule: ArchiveRule, values: ArchiveFault['values'] = {}) {
    super(rule);
    this.rule = rule;
    this.values = values;
  }
}
