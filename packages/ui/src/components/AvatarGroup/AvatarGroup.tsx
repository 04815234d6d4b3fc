import type { ComponentPropsWithRef } from 'react';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { Avatar } from '../Avatar';
import { Ltr } from '../Ltr';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './AvatarGroup.styles';

export interface AvatarGroupPerson {
  id: string;
  name: string;
  src?: string | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list: "People with access". */
  label: string;
  /** In order; `id` is unique. */
  people: readonly AvatarGroupPerson[];
  /** Maximum number of avatars, at least 1; the rest is shown as a number. */
  max?: number | undefined;
  /** Accessible text for the rest: "and 3 more". */
  moreLabel: (count: number) => string;
}

/** A compact list of people. Screen readers read the names as a list; sighted users see them on hover. */
export function AvatarGroup({ label, people, max = 4, moreLabel, ...rest }: AvatarGroupProps) {
  const format = useFormatNumber();
  const limit = Math.max(1, Math.floor(max));
  const shown = people.slice(0, limit);
  const more = people.length - shown.length;
  return (
    <S.Root aria-label={label} {...rest}>
      {shown.map(({ id, name, src }) => (
        <S.Item key={id} title={name}>
          <Avatar name={name} src={src} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </S.Item>
      ))}
      {more > 0 && (
        <S.Item>
          <S.More aria-hidden>
            <Ltr>+{format(more)}</Ltr>
          </S.More>
          <VisuallyHidden>{moreLabel(more)}</VisuallyHidden>
        </S.Item>
      )}
    </S.Root>
  );
}
