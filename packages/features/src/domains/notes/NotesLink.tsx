import type { Project } from '@jawla/contract';
import { LinkButton, VisuallyHidden } from '@jawla/ui';
import { NoteIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { notesLinkTexts } from './notesLink.texts';

const COUNT_MAX = 999;

export interface NotesLinkProps {
  project: Pick<Project, '_id' | 'name' | 'notes'>;
}

/** An icon with the number of open notes of a project, which leads to all of them. */
export function NotesLink({ project: { _id, name, notes } }: NotesLinkProps) {
  const t = useText(notesLinkTexts);
  if (!notes) return null;
  const { open } = notes;
  return (
    <LinkButton
      size="s"
      variant="quiet"
      icon={<NoteIcon size="1.125rem" />}
      href={href('notes', { projectID: _id })}
    >
      {/* The words have no digit for one and two in Arabic. */}
      <span aria-hidden dir="ltr">
        {open > COUNT_MAX ? `${COUNT_MAX}+` : open}
      </span>
      <VisuallyHidden>
        {t('open', { smart_count: open })}: <bdi>{name}</bdi>
      </VisuallyHidden>
    </LinkButton>
  );
}
