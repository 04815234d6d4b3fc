import { Day, useText } from '#core/i18n';
import { ArchiveUpload } from '#tours';
import { editorTexts } from '../../editor.texts';
import { isSameDate } from '../../dateTarget';
import { dateTransfer, type DateUploads as Uploads } from '../../useDateRows';

export interface DateUploadsProps extends Uploads {
  projectId: string;
  projectName: string;
}

/** The dialogs that upload tours to a project's dates. */
export function DateUploads(props: DateUploadsProps) {
  const { projectId, projectName, targets, open, dropped, onDone, onClose } = props;
  const t = useText(editorTexts);
  return targets.map((target) => {
    const { kind, day } = target;
    const id = dateTransfer(projectId, target);
    return (
      <ArchiveUpload
        key={id}
        open={isSameDate(open, target)}
        id={id}
        dropped={isSameDate(open, target) ? dropped : undefined}
        title={
          <>
            {t('dates.uploadFor')} <bdi dir="auto">{projectName}</bdi> · <Day day={day} />
          </>
        }
        requestOf={(file) => ({
          name: 'uploadFolder',
          params: { projectId },
          query: { date: day, projectType: kind },
          fields: { emailType: 'uploadProjectFiles' },
          files: [file],
        })}
        cancelOf={(file) => ({
          projectId,
          body: { projectType: kind, date: day, uploadFor: 'project', file: file.name },
        })}
        onDone={() => onDone(target)}
        onClose={onClose}
      />
    );
  });
}
