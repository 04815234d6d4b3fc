import { useLocation } from 'react-router-dom';
import { failed, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { RequireValidLink } from '../../components/RequireValidLink';
import { createFirstAdmin, loadFirstAdminLink } from '../../firstAdmin.requests';
import { firstAdminTexts } from '../../firstAdmin.texts';
import { messageTexts } from '../../messages.texts';
import { useFormState } from '../../useFormState';
import { FirstAdminView } from './FirstAdminView';

/** Creates the first account of a server, by the link that the server has printed. */
export function FirstAdminScreen() {
  const t = useText(firstAdminTexts);
  const tMessage = useText(messageTexts);
  const dispatch = useAppDispatch();
  // In the fragment, which browsers send to no server.
  const secret = useLocation().hash.slice(1);
  const link = toRemoteData(useRequest(loadFirstAdminLink, secret));
  const form = useFormState(createFirstAdmin, secret);
  // An account was created in the meantime.
  const owner = form.problem?.kind === 'notFound' ? failed(form.problem) : link;

  return (
    <RequireValidLink
      owner={owner}
      title={t('first.title')}
      deadText={t('first.dead')}
      wayOn={{ href: href('login', {}), label: tMessage('link.toLogin') }}
      onRetry={() => dispatch(loadFirstAdminLink.requested(secret, { force: true }))}
    >
      {() => (
        <FirstAdminView
          {...form}
          onSubmit={(values) => dispatch(createFirstAdmin.requested({ secret, form: values }))}
          onEdit={() => dispatch(createFirstAdmin.dismissed(secret))}
        />
      )}
    </RequireValidLink>
  );
}
