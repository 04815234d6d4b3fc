import { PROJECT_STATUSES } from '@jawla/contract/limits';
import { DateField, RadioGroup, Skeleton, Tag } from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';
import * as S from './DateStops.styles';
import { ReservedActions } from './ReservedActions';

/** Placeholder of the dates, with one date. */
export function DatesSkeleton() {
  const t = useText(editorTexts);
  return (
    <EditorSection title={t('dates.title')}>
      <RadioGroup
        disabled
        label={t('dates.status')}
        value={null}
        options={PROJECT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <S.Room>
        <S.Stops>
          <S.Stop $hasTour={false}>
            <S.DateOfStop>
              <DateField disabled label={t('dates.subDate', { number: 1 })} />
            </S.DateOfStop>
            <S.TourOfStop>
              <S.Frame>
                <Skeleton blockSize="100%" />
              </S.Frame>
            </S.TourOfStop>
            <S.StateOfStop>
              <S.State>
                <Tag>{t('tour.checking')}</Tag>
              </S.State>
            </S.StateOfStop>
            <S.ActionsOfStop>
              <ReservedActions />
            </S.ActionsOfStop>
          </S.Stop>
          <S.NextStop $hasTour={false}>
            <S.AddTile type="button" disabled>
              <AddIcon />
              <span>{t('dates.add')}</span>
            </S.AddTile>
          </S.NextStop>
        </S.Stops>
      </S.Room>
    </EditorSection>
  );
}
