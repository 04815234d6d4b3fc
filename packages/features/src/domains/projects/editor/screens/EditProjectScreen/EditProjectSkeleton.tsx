import { EMPTY_PROJECT_FIELDS } from '@jawla/contract/projectFields';
import { Button } from '@jawla/ui';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import { CoverSkeleton } from '../../cover/CoverSkeleton';
import { DatesSkeleton } from '../../dates/DatesSkeleton';
import { formOf } from '../../editor.model';
import { editorTexts } from '../../editor.texts';
import { FactsSection } from '../../facts/FactsSection';
import * as S from './EditProject.styles';
import type { ProjectFields } from './useProjectForm';

const ignore = () => undefined;
const EMPTY_FIELDS: ProjectFields = {
  values: formOf(EMPTY_PROJECT_FIELDS),
  controlOf: (name) => ({ name, error: undefined, note: undefined, onBlur: ignore }),
  onInput: ignore,
  onValue: ignore,
  onChange: ignore,
};

export interface EditProjectSkeletonProps {
  /** Placeholder of the users with access. */
  access: ReactNode;
}

/** Placeholder of the editor: its own layout, so that nothing moves when the project arrives. */
export function EditProjectSkeleton({ access }: EditProjectSkeletonProps) {
  const t = useText(editorTexts);
  return (
    <S.Form as="div">
      <S.Areas inert>
        <DatesSkeleton />
        <CoverSkeleton />
        <FactsSection disabled savedName="" fields={EMPTY_FIELDS} />
        {access}
      </S.Areas>
      <S.Bar $isSticky={false} inert>
        <Button variant="primary" aria-disabled>
          {t('editor.save')}
        </Button>
      </S.Bar>
    </S.Form>
  );
}
