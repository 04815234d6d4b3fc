import { Day, Name, useText } from '#core/i18n';
import { ArchiveUpload } from '#tours';
import { uploadKey, type UploadProject } from '#transfers';
import { editorTexts } from '../editor.texts';
import { isSameDate } from './dateTarget';
import type { DateUploads as Uploads } from './useDateRows';

export interface DateUploadsProps extends Uploads {
  project: UploadProject;
}

/** The dialogs that upload tours to a project's dates. */
export function DateUploads(props: DateUploadsProps) {
  const { project, targets, open, dropped, onClose } = props;
  const t = useText(editorTexts);
  return targets.map((target) => {
    const subject = { kind: 'tour' as const, date: target, ...project };
    return (
      <ArchiveUpload
        key={uploadKey(subject)}
        open={isSameDate(open, target)}
        subject={subject}
        dropped={isSameDate(open, target) ? dropped : undefined}
        title={
          <>
            {t('dates.uploadFor')} <Name>{project.projectName}</Name> · <Day day={target.day} />
          </>
        }
        onClose={onClose}
      />
    );
  });
}
