import { Banner } from '@jawla/ui';
import { useRef } from 'react';
import { useText } from '#core/i18n';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';
import { AccessList } from './AccessList';
import { AccessSearch } from './AccessSearch';
import type { Access } from './useAccess';

/** The users who may see the project in addition to its owner. */
export function AccessSection(access: Access) {
  const t = useText(editorTexts);
  const field = useRef<HTMLInputElement>(null);
  return (
    <EditorSection title={t('access.title')}>
      <AccessSearch {...access} field={field} />
      {Object.entries(access.changes).map(
        ([email, change]) =>
          change.phase === 'notRemoved' && (
            <Banner key={email} tone="danger">
              {('message' in change.problem ? change.problem.message : undefined) ??
                t('access.wrong')}
            </Banner>
          ),
      )}
      <AccessList {...access} onFocusLost={() => field.current?.focus()} />
    </EditorSection>
  );
}
