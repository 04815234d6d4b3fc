import { fullName } from '@jawla/contract/fullName';
import { Banner, VisuallyHidden } from '@jawla/ui';
import { useProblemText, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import type { MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';

interface ChangeOutcomeProps {
  change: MemberChange;
  state: RequestState<{ message: string }>;
  onDismiss: () => void;
}

/** What became of a change: several may be pending, so each says whose it is. */
export function ChangeOutcome({ change, state, onDismiss }: ChangeOutcomeProps) {
  const t = useText(teamTexts);
  const describe = useProblemText();
  const name = <bdi>{fullName(change.member)}</bdi>;
  const dismissal = { onDismiss };
  switch (state.phase) {
    case 'loading':
      return <VisuallyHidden role="status">{t('changing')}</VisuallyHidden>;
    case 'ready':
      return (
        <Banner tone="success" dismissal={dismissal}>
          {name}: {state.data.message}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" dismissal={dismissal}>
          {name}: {describe(state.problem)}
        </Banner>
      );
    case 'idle':
      return null;
    default:
      return state satisfies never;
  }
}
