import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { PictureLoading, PictureSource } from '../../components/Picture';
import { Tag } from '../../components/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { CalendarIcon, ForwardIcon } from '../../icons';
import * as S from './ProjectCard.styles';

export interface ProjectFact {
  /** Label of the value, for screen readers: "Area". */
  label: string;
  /** Text that is understandable without its label: "420 m²". */
  value: ReactNode;
}

/** A link, or an action such as opening a dialog; never both. */
export type ProjectCardAction =
  | { label: ReactNode; href: string; onPress?: never }
  | { label: ReactNode; onPress: () => void; href?: never };

export interface ProjectCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** May contain a `<mark>` around the match of a search. */
  name: ReactNode;
  /** Level of the name's heading: one below the heading above the cards. */
  level?: 2 | 3 | 4 | undefined;
  /** The cover, and its loading priority. */
  picture: PictureSource & { loading?: PictureLoading | undefined };
  /** Location, on its own line. */
  place?: ReactNode;
  /** Further facts, in order, on one line; omit unknown ones. */
  facts: readonly ProjectFact[];
  /** The date of its tour, or the number of dates; on the picture. */
  dates?: ReactNode;
  /**
   * Shown on the picture while there is no tour: that it is being prepared, and until when. Without a picture, there is a
   * drawing.
   */
  preparing?: { title: ReactNode; detail?: ReactNode } | undefined;
  /** The owner, if it is not the reader's own project. */
  owner?: ReactNode;
  /** The card's link or action. The whole card is clickable. */
  action: ProjectCardAction;
  /** A further link at the end of the action's line, above the clickable card. */
  aside?: ReactNode;
}

/** A project in a list: its picture, name, facts, and link. Rest props and `ref` go to the article. */
export function ProjectCard({
  name,
  level = 3,
  picture,
  place,
  facts,
  dates,
  preparing,
  owner,
  action,
  aside,
  ...rest
}: ProjectCardProps) {
  const id = useId();
  return (
    <S.Root aria-labelledby={`${id}-name`} {...rest}>
      <S.Frame>
        <S.Cover {...picture} alt="" />
        {preparing !== undefined && (
          <S.Preparing>
            <strong>{preparing.title}</strong>
            {preparing.detail !== undefined && <span>{preparing.detail}</span>}
          </S.Preparing>
        )}
        {owner !== undefined && (
          <S.Top>
            <Tag>{owner}</Tag>
          </S.Top>
        )}
        {dates !== undefined && preparing === undefined && (
          <S.Bottom>
            <Tag icon={<CalendarIcon size="1em" />}>{dates}</Tag>
          </S.Bottom>
        )}
      </S.Frame>
      <S.Words>
        <S.Name as={`h${level}`} id={`${id}-name`}>
          <bdi>{name}</bdi>
        </S.Name>
        {place !== undefined && <S.Place>{place}</S.Place>}
        {facts.length > 0 && (
          <S.Facts>
            {facts.map(({ label, value }, at) => (
              // Facts have no identity except their index: the list is always rendered as a whole.
              // oxlint-disable-next-line react/no-array-index-key
              <S.Fact key={at}>
                <VisuallyHidden as="dt">{label}</VisuallyHidden>
                <dd>{value}</dd>
              </S.Fact>
            ))}
          </S.Facts>
        )}
      </S.Words>
      <S.Foot>
        <CardAction action={action} describedBy={`${id}-name`} />
        {aside && <S.Aside>{aside}</S.Aside>}
      </S.Foot>
    </S.Root>
  );
}

function CardAction({ action, describedBy }: { action: ProjectCardAction; describedBy: string }) {
  const content = (
    <>
      {action.label}
      <ForwardIcon size="1.0625rem" />
    </>
  );
  return action.href === undefined ? (
    <S.Press
      type="button"
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={action.onPress}
    >
      {content}
    </S.Press>
  ) : (
    <S.Go href={action.href} aria-describedby={describedBy}>
      {content}
    </S.Go>
  );
}
