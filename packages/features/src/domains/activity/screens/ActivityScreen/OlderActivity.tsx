import { Banner, Button, Stack, Text } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { problemTexts, useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { activityTexts } from '../../activity.texts';
import * as S from '../../components/Activity.styles';
import type { ActivityList } from '../../useActivity';

/** The end of the list, or the button that loads older entries. */
export function OlderActivity({
  hasOlder,
  isLoadingOlder,
  olderProblem,
  onOlder,
  onRetry,
}: ActivityList) {
  const t = useText(activityTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const end = useRef<HTMLParagraphElement>(null);
  const hadOlder = useRef(hasOlder);
  useEffect(() => {
    // The button is gone, and with it the focus.
    if (hadOlder.current && !hasOlder) end.current?.focus({ preventScroll: true });
    hadOlder.current = hasOlder;
  }, [hasOlder]);
  if (!hasOlder) {
    return (
      <Text as="p" ref={end} tabIndex={-1} tone="inkMuted">
        {t('older.none')}
      </Text>
    );
  }
  return (
    <Stack gap="m">
      {olderProblem !== undefined && <Banner tone="danger">{describe(olderProblem)}</Banner>}
      <S.Actions>
        <Button
          busy={isLoadingOlder ? t('older.loading') : undefined}
          onClick={olderProblem === undefined ? onOlder : onRetry}
        >
          {olderProblem === undefined ? t('older') : tProblem('retry')}
        </Button>
      </S.Actions>
    </Stack>
  );
}
