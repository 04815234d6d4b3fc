import type { ProjectSummary } from '@jawla/contract';
import { IconButton, LinkButton, Tag, type PictureLoading } from '@jawla/ui';
import { DeleteIcon, EditIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { ExpectedDate } from '#projects';
import { clientDetailsTexts } from '../../clientDetails.texts';
import * as S from './ProjectTile.styles';

export interface ProjectTileProps {
  project: ProjectSummary;
  /** Where it is edited; only its owner's page leads there. */
  editHref: string | undefined;
  /** When the cover is fetched. */
  loading: PictureLoading;
  onDelete: () => void;
}

/** A project of the client: cover, name, and what an admin can do with it. */
export function ProjectTile({ project, editHref, loading, onDelete }: ProjectTileProps) {
  const t = useText(clientDetailsTexts);
  const { name, img, picture, expectedDate } = project;
  return (
    <S.Root forwardedAs="article" padding="none" aria-label={name}>
      <S.Cover
        {...coverPicture(img ?? picture)}
        alt=""
        loading={loading}
        missing={t('projects.noImage')}
      />
      <S.Corner>
        {editHref === undefined && <Tag>{t('projects.shared')}</Tag>}
        {expectedDate !== undefined && (
          <Tag>
            <ExpectedDate day={expectedDate} />
          </Tag>
        )}
      </S.Corner>
      <S.Strip>
        <S.Name dir="auto" title={name}>
          {name}
        </S.Name>
        {editHref !== undefined && (
          <LinkButton
            size="s"
            href={editHref}
            icon={<EditIcon />}
            aria-label={t('projects.editNamed', { name })}
          >
            {t('projects.edit')}
          </LinkButton>
        )}
        <IconButton
          size="s"
          label={t('projects.deleteNamed', { name })}
          icon={<DeleteIcon />}
          onClick={onDelete}
        />
      </S.Strip>
    </S.Root>
  );
}
