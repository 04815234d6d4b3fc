import type { Project, SessionUser } from '@jawla/contract';
import { Button, Dialog } from '@jawla/ui';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { tourDays, viewerPath } from '../../projects.model';
import { projectTexts } from '../../projects.texts';
import { DateChoices } from './DateChoices';

export interface ChooseDateDialogProps {
  viewer: SessionUser;
  /** The project whose dates are listed; `undefined` closes the dialog. */
  project: Project | undefined;
  /** The day that was chosen last. */
  chosen: string | undefined;
  onChosen: (id: string, day: string) => void;
  onClose: () => void;
}

/** Dialog to choose a date of a project, which opens its tour. */
export function ChooseDateDialog({ project, onClose, ...rest }: ChooseDateDialogProps) {
  const t = useText(projectTexts);
  const form = useId();

  return (
    <Dialog
      open={project !== undefined}
      onClose={onClose}
      title={t('dates.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dates.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary">
            {t('dates.view')}
          </Button>
        </>
      }
    >
      {project && <DateForm key={project._id} id={form} project={project} {...rest} />}
    </Dialog>
  );
}

interface DateFormProps extends Pick<ChooseDateDialogProps, 'viewer' | 'chosen' | 'onChosen'> {
  id: string;
  project: Project;
}

function DateForm({ id, viewer, project, chosen, onChosen }: DateFormProps) {
  const navigate = useNavigate();
  const days = tourDays(project);
  const [day, setDay] = useState(
    days.find((known) => known.day === chosen)?.day ?? days[0]?.day ?? '',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChosen(project._id, day);
    const segment = days.find((known) => known.day === day)?.segment;
    void navigate(viewerPath(viewer, project.owner.userName, project.name, segment));
  };
  return (
    <form id={id} onSubmit={submit}>
      <DateChoices {...{ project, days }} value={day} onValueChange={setDay} />
    </form>
  );
}
