import { Button, Stack, Text } from '@jawla/ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppSelector, useOnDemand } from '#core/store';
import { selectUser } from '#session';
import { editorTexts } from '../editor.texts';

const loadMailedLink = () => import('../../share/mailedLink.code');

/** For an address without an account: sends it a guest link, or creates an account. */
export function GuestOffer({ project, email }: { project: string; email: string }) {
  const t = useText(editorTexts);
  const navigate = useNavigate();
  const isAdmin = useAppSelector(selectUser)?.isAdmin === true;
  const { Content, phase, prepare } = useOnDemand(loadMailedLink);
  if (Content) return <Content {...{ project, email }} />;
  return (
    <Stack direction="row" gap="xs">
      <Button
        size="s"
        busy={phase === 'loading' ? t('access.sending') : undefined}
        onClick={() => void prepare()}
      >
        {t('access.sendGuestLink', { email: `\u2066${email}\u2069` })}
      </Button>
      {isAdmin && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => void navigate(href('createUser', {}), { state: { email } })}
        >
          {t('access.createAccount')}
        </Button>
      )}
      {phase === 'failed' && (
        <Text as="span" role="alert" size="small" tone="danger">
          {t('access.wrong')}
        </Text>
      )}
    </Stack>
  );
}
