import type { ArchiveTextKey, ArchiveTextValues } from './texts.ts';

/** An archive that violates a rule: the message names the rule and the entry. */
export class ArchiveRefusal extends Error {
  override name = 'ArchiveRefusal';
  readonly key: ArchiveTextKey;
  readonly values: ArchiveTextValues;

  constructor(key: ArchiveTextKey, values: ArchiveTextValues = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
