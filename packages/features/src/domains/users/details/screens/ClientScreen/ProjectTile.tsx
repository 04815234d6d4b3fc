import type { ProjectSummary } from '@jawla/contract';
import { IconButton, LinkButton, Tag, UiProvider, useBrand, type PictureLoading } from '@jawla/ui';
import { DeleteIcon, EditIcon } from '@jawla/ui/icons';
import { useLocale, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { ExpectedDate } from '#projects';
import { clientDetailsTexts } from '../../clientDetails.texts';
import * as S from './ProjectTile.styles';

/** `id` attribute of the button that deletes a project. */
export function deleteButtonId(id: string): string {
  return `delete-project-${id}`;
}

export interface ProjectTileProps {
  project: ProjectSummary;
  /** Path of its editor, which exists only for the owner's page. */
  editHref: string | undefined;
  /** Loading priority of the cover. */
  loading: PictureLoading;
  onDelete: () => void;
}

/** A project of the client: cover, name, and the admin's actions. */
export function ProjectTile({ project, editHref, loading, onDelete }: ProjectTileProps) {
  const t = useText(clientDetailsTexts);
  const brand = useBrand();
  const locale = useLocale();
  const { name, img, picture, expectedDate } = project;
  const image = img ?? picture ?? undefined;
  const onPicture = image !== undefined;
  const words = (
    <>
      <S.NameRoom>
        <S.Name title={name}>
          <bdi>{name}</bdi>
        </S.Name>
      </S.NameRoom>
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
        id={deleteButtonId(project._id)}
        // Of a shared project, only the access is removed.
        label={t(editHref === undefined ? 'delete.sharedNamed' : 'projects.deleteNamed', { name })}
        icon={<DeleteIcon />}
        onClick={onDelete}
      />
    </>
  );
  return (
    <S.Root forwardedAs="article" padding="none" aria-label={name}>
      <S.Cover
        $isWhole={onPicture}
        {...coverPicture(image)}
        alt=""
        loading={loading}
        missing={t('projects.noImage')}
      />
      <S.Corner>
        {editHref === undefined && <Tag>{t('projects.shared')}</Tag>}
        {expectedDate !== undefined && (
          <Tag>
            <ExpectedDate isOnCard day={expectedDate} />
          </Tag>
        )}
      </S.Corner>
      <S.Strip $onPicture={onPicture}>
        {onPicture ? (
          <UiProvider brand={brand} scheme="dark" locale={locale}>
            {words}
          </UiProvider>
        ) : (
          words
        )}
      </S.Strip>
    </S.Root>
  );
}
