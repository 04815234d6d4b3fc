import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { PictureLoading, PictureSource } from '../../components/Picture';
import { Tag } from '../../components/Tag';
import * as S from './ProjectCard.styles';

export interface ProjectFact {
  label: ReactNode;
  value: ReactNode;
}

/** Goes to the project, or asks something first; never both. */
export type ProjectCardAction =
  | { label: ReactNode; href: string; onPress?: never }
  | { label: ReactNode; onPress: () => void; href?: never };

export interface ProjectCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** May carry a `<mark>` where a search has matched. */
  name: ReactNode;
  /** Shows the name at all times, as while it is searched for; otherwise on hover, focus and touch, or without a picture. */
  nameShown?: boolean | undefined;
  /** Level of the name's heading: one below the heading that the cards stand under. */
  level?: 2 | 3 | 4 | undefined;
  /** The cover, and when it is loaded. */
  picture: PictureSource & { loading?: PictureLoading | undefined };
  /** What is known about the project, in order; leave out what is not known. */
  facts: readonly ProjectFact[];
  /** Whose it is, when it is not the reader's own. */
  owner?: ReactNode;
  /** Further tags beside the owner, such as "New". */
  tags?: ReactNode;
  /** The button of the card: a link, or something to do. */
  action: ProjectCardAction;
}

/** A project as a client sees it: its picture, its schedule of facts, and the way in. */
export function ProjectCard({
  name,
  nameShown = false,
  level = 3,
  picture,
  facts,
  owner,
  tags,
  action,
  ...rest
}: ProjectCardProps) {
  const id = useId();
  return (
    <S.Root forwardedAs="article" padding="none" aria-labelledby={`${id}-name`} {...rest}>
      <S.Top>
        <S.Cover {...picture} alt="" />
        <S.Name as={`h${level}`} id={`${id}-name`} dir="auto" $shown={nameShown}>
          {name}
        </S.Name>
        {(owner !== undefined || tags !== undefined) && (
          <S.Corner>
            {owner !== undefined && <Tag>{owner}</Tag>}
            {tags}
          </S.Corner>
        )}
      </S.Top>
      <S.Bottom>
        <S.Facts>
          {facts.map(({ label, value }, at) => (
            // Facts have no identity but their place: the list is rendered again as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <S.Fact key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </S.Fact>
          ))}
        </S.Facts>
        <CardAction action={action} describedBy={`${id}-name`} />
      </S.Bottom>
    </S.Root>
  );
}

function CardAction({ action, describedBy }: { action: ProjectCardAction; describedBy: string }) {
  return action.href === undefined ? (
    <S.Press aria-haspopup="dialog" aria-describedby={describedBy} onClick={action.onPress}>
      {action.label}
    </S.Press>
  ) : (
    <S.Go href={action.href} aria-describedby={describedBy}>
      {action.label}
    </S.Go>
  );
}
