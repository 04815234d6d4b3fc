import { ConfirmDialog } from '@jawla/ui';
import { useBlocker } from 'react-router-dom';
import { useText } from '#core/i18n';
import { useUnsavedChanges } from '#session';
import { unsavedChangesTexts } from './unsavedChanges.texts';

export interface UnsavedChangesPromptProps {
  /** Whether navigation would lose unsaved work now. */
  unsaved: boolean;
  /** What would be lost, if it is not a form. */
  message?: string;
  /** The user leaves without saving. */
  onLeave?: () => void;
}

/** Confirms before in-app navigation loses unsaved work; the browser confirms closing and reloading the tab. */
export function UnsavedChangesPrompt({ unsaved, message, onLeave }: UnsavedChangesPromptProps) {
  const t = useText(unsavedChangesTexts);
  useUnsavedChanges(unsaved);
  // A search or a sort order in the URL does not leave the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={unsaved && blocker.state === 'blocked'}
      title={t('question')}
      confirm={{
        label: t('leave'),
        variant: 'danger',
        onPress: () => {
          onLeave?.();
          blocker.proceed?.();
        },
      }}
      cancel={{ label: t('stay'), onPress: () => blocker.reset?.() }}
    >
      {message ?? t('more')}
    </ConfirmDialog>
  );
}
