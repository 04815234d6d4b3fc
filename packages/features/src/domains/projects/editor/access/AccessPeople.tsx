import { Banner, Stack } from '@jawla/ui';
import { useRef } from 'react';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import { AccessList } from './AccessList';
import { AccessReport } from './AccessReport';
import { AccessSearch } from './AccessSearch';
import { GuestOffer } from './GuestOffer';
import type { Access } from './useAccess';

export interface AccessPeopleProps extends Access {
  projectId: string;
}

/** Finds users by their address, and lists those with access. */
export function AccessPeople({ projectId, ...access }: AccessPeopleProps) {
  const t = useText(editorTexts);
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const offer = (email: string) => <GuestOffer key={email} project={projectId} email={email} />;
  return (
    <Stack gap="m" ref={whole} tabIndex={-1}>
      <AccessSearch {...access} {...{ field, offer }} />
      {access.outcome && <AccessReport {...access.outcome} onRetry={access.onAdd} />}
      {Object.entries(access.changes).map(
        ([email, change]) =>
          change.phase === 'notRemoved' && (
            <Banner key={email} tone="danger">
              {('message' in change.problem ? change.problem.message : undefined) ??
                t('access.wrong')}
            </Banner>
          ),
      )}
      <AccessList
        {...access}
        offer={offer}
        onFocusLost={() => field.current?.focus()}
        // The field waits for the list.
        onRetryLeft={() => whole.current?.focus()}
      />
    </Stack>
  );
}
