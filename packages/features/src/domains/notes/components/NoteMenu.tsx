import type { Note } from '@jawla/contract';
import { Menu } from '@jawla/ui';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import type { NoteActions } from './props';

/** What else can be done with a note. */
export function NoteMenu({
  note,
  onEdit,
  onDelete,
  onCopyLink,
}: { note: Note } & Pick<NoteActions, 'onEdit' | 'onDelete' | 'onCopyLink'>) {
  const t = useText(notesTexts);
  return (
    <Menu
      size="s"
      variant="quiet"
      label={t('more', { number: String(note.number) })}
      sign={<MoreIcon />}
      place="end"
      entries={[
        ...(note.mayEdit
          ? [{ id: 'edit', label: t('edit'), icon: <EditIcon />, onPress: () => onEdit(note) }]
          : []),
        {
          id: 'copyLink',
          label: t('copyLink'),
          icon: <CopyIcon />,
          onPress: () => onCopyLink(note),
        },
        ...(note.mayEdit
          ? [
              {
                id: 'delete',
                label: t('delete'),
                icon: <DeleteIcon />,
                onPress: () => onDelete(note),
              },
            ]
          : []),
      ]}
    />
  );
}
