import type { Message, TextKey, TextValues } from '../texts/texts.ts';

/** An archive that violates a rule: the message names the rule and the entry. */
export class ArchiveRefusal extends Error implements Message {
  override name = 'ArchiveRefusal';
  readonly key: TextKey;
  readonly values: TextValues;

  constructor(key: TextKey, values: TextValues = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
