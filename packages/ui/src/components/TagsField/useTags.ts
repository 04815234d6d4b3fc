import { useState, type RefObject } from 'react';
import { useFieldValue } from '../../props/useFieldValue';
import { useAnnounce } from '../LiveRegion';
import { addTags } from './tags';
import type { TagsFieldTexts } from './tagsFieldTexts';

interface TagsValue {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((tags: readonly string[]) => void) | undefined;
}

interface TagsOptions {
  input: RefObject<HTMLInputElement | null>;
  caseSensitive: boolean;
  max: number;
  texts: TagsFieldTexts;
}

/** The tags of the field, with announcements and a message about those that were not added. */
export function useTags(value: TagsValue, { input, caseSensitive, max, texts }: TagsOptions) {
  const announce = useAnnounce();
  const [tags, change] = useFieldValue<readonly string[]>({ ...value, control: input });
  const [message, setMessage] = useState<string>();

  const add = (parts: readonly string[]) => {
    const result = addTags(tags, parts, { caseSensitive, max });
    if (result.added.length > 0) {
      change(result.tags);
      announce(texts.added(result.added.length));
    }
    setMessage(
      [
        result.duplicates.length > 0 && texts.duplicates(result.duplicates.length),
        result.refused > 0 && texts.refused(result.refused),
      ]
        .filter((part) => part !== false)
        .join('. '),
    );
  };
  const remove = (index: number) => {
    const removed = tags[index];
    if (removed === undefined) return;
    change(tags.filter((_, at) => at !== index));
    setMessage(undefined);
    announce(texts.removed(removed));
  };
  return { tags, message, add, remove, clearMessage: () => setMessage(undefined) };
}
