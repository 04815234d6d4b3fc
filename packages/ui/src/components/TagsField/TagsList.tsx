import { memo, type KeyboardEvent } from 'react';
import { CloseIcon } from '../../icons';
import * as S from './TagsField.styles';
import type { TagsFieldTexts } from './tagsFieldTexts';
import type { ShownTag } from './useShownTags';

interface TagsListProps {
  id: string;
  tags: readonly ShownTag[];
  /** Total number of tags. */
  total: number;
  texts: TagsFieldTexts;
  dir: 'ltr' | 'auto';
  disabled: boolean;
  readOnly: boolean;
  onRemove: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The tags with their buttons. Memoized: thousands of them must not render again with each key. */
export const TagsList = memo(function TagsList({
  id,
  tags,
  total,
  texts,
  dir,
  disabled,
  readOnly,
  onRemove,
  onKeyDown,
}: TagsListProps) {
  return (
    <S.List id={`${id}-tags`} aria-label={texts.list} role="list" onKeyDown={onKeyDown}>
      {tags.map(({ value, index, reason }, at) => (
        <S.Tag
          key={value}
          $wrong={reason !== undefined}
          aria-setsize={total}
          aria-posinset={index + 1}
        >
          <S.Value dir={dir} title={value}>
            {value}
          </S.Value>
          {reason !== undefined && <S.Reason id={`${id}-reason-${index}`}>{reason}</S.Reason>}
          {!readOnly && (
            <S.Remove
              type="button"
              // Roving tabindex: arrow keys move between tags, and one tag is a tab stop.
              tabIndex={at === tags.length - 1 ? 0 : -1}
              aria-label={texts.remove(value)}
              aria-describedby={reason === undefined ? undefined : `${id}-reason-${index}`}
              data-index={index}
              disabled={disabled}
              onClick={() => onRemove(index)}
            >
              <CloseIcon size="1em" />
            </S.Remove>
          )}
        </S.Tag>
      ))}
    </S.List>
  );
});
