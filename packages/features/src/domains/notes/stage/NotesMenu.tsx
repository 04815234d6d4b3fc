import { Menu } from '@jawla/ui';
import { MoreIcon, NoteIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { notesTexts } from '../notes.texts';

/** What else can be done with the notes of a project. */
export function NotesMenu({ project }: { project: string }) {
  const t = useText(notesTexts);
  return (
    <Menu
      size="s"
      variant="quiet"
      label={t('report.more')}
      sign={<MoreIcon />}
      place="end"
      entries={[
        {
          id: 'all',
          label: t('back'),
          icon: <NoteIcon />,
          href: href('notes', { projectID: project }),
        },
      ]}
    />
  );
}
