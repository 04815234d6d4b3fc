import type { Message, TextKey, TextValues } from '../texts/texts.ts';

/** An archive that breaks a rule of the policy; says which, and at which entry. */
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
