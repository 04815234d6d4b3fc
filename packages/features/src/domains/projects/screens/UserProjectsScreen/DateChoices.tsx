import type { Project } from '@jawla/contract';
import { Tag, VisuallyHidden } from '@jawla/ui';
import { useId } from 'react';
import { PlainDay, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import type { TourDay } from '#tours';
import { pictureOf } from '../../projects.model';
import { projectTexts } from '../../projects.texts';
import * as S from './DateChoices.styles';

/** Width in CSS pixels. */
const PICTURE_SIZES = '96px';

export interface DateChoicesProps {
  project: Project;
  /** Newest first. */
  days: readonly TourDay[];
  value: string;
  onValueChange: (day: string) => void;
}

/** The dates of a building, each with its picture. */
export function DateChoices({ project, days, value, onValueChange }: DateChoicesProps) {
  const t = useText(projectTexts);
  const name = useId();
  return (
    <S.Group>
      <VisuallyHidden as="legend">{t('dates.label')}</VisuallyHidden>
      {days.map(({ day, segment }, at) => (
        <S.Choice key={day}>
          <S.Input
            type="radio"
            name={name}
            value={day}
            checked={day === value}
            data-autofocus={day === value ? '' : undefined}
            onChange={() => onValueChange(day)}
          />
          <S.Thumb {...coverPicture(pictureOf(project, segment), PICTURE_SIZES)} alt="" />
          <S.When>
            <PlainDay day={day} />
          </S.When>
          {at === 0 && <Tag>{t('dates.latest')}</Tag>}
        </S.Choice>
      ))}
    </S.Group>
  );
}
