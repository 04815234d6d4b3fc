import { Button, ErrorPage } from '@jawla/ui';
import { AjarDoor } from '#core/doors';
import { problemTexts, useProblemText, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import { session } from '#session';
import { useAppDispatch } from '#core/store';
import { PageTitle } from '#core/routing';
import { Shell } from './Shell';
import { frameTexts } from './frame.texts';

/** The signed-in user could not be loaded: only retrying and logging out are possible. */
export function UserFailed({ problem }: { problem: Problem }) {
  const t = useText(frameTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  return (
    <Shell frame="bare" footer="signedIn">
      <PageTitle>{t('user.failed.title')}</PageTitle>
      <ErrorPage
        role="alert"
        drawing={<AjarDoor />}
        title={t('user.failed.title')}
        message={describe(problem)}
        actions={
          <>
            <Button variant="primary" onClick={() => dispatch(session.actions.userRequested())}>
              {tProblem('retry')}
            </Button>
            <Button onClick={() => dispatch(session.actions.logoutRequested())}>
              {t('header.logOut')}
            </Button>
          </>
        }
      />
    </Shell>
  );
}
