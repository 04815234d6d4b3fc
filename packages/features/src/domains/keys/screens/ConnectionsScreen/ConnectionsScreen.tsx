import type { Key } from '@jawla/contract';
import { Banner, Button, LinkButton, VisuallyHidden } from '@jawla/ui';
import { AddIcon, InfoIcon, KeyIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { useProblemText } from '#core/http';
import { Name, useText } from '#core/i18n';
import { ListPage, useList, useNamedOutcomes } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector, useOutcome, useOutcomes, useRequest } from '#core/store';
import { selectUser } from '#session';
import { createKey, loadKeys, revokeKey, rotateKey } from '../../keys.requests';
import { keysTexts } from '../../keys.texts';
import { KeyDialog } from './KeyDialog';
import { KeysTable } from './KeysTable';
import { useAskToChange } from './useAskToChange';

/** Keys of programs, for admins. */
export function ConnectionsScreen() {
  const t = useText(keysTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUser)?._id;
  const list = useList({
    state: useRequest(loadKeys),
    reload: () => dispatch(loadKeys.requested(undefined, { force: true })),
  });
  const { data, heading } = list;
  const creation = useOutcome(createKey);
  const rotations = useOutcomes(rotateKey);
  const revocations = useOutcomes(revokeKey);
  const { done, failed } = useNamedOutcomes(data?.map(({ _id, name }) => [_id, name]) ?? [], [
    ['rotate', rotations],
    ['revoke', revocations],
  ]);
  const [isCreating, setCreating] = useState(false);
  if (isCreating && creation.phase === 'ready') setCreating(false);
  const rotated = Object.values(rotations).find(({ phase }) => phase === 'ready');
  const made = creation.phase === 'ready' ? creation.data : undefined;
  const secret = made ?? (rotated?.phase === 'ready' ? rotated.data : undefined);
  const confirmation = useAskToChange((action, key) => {
    if (action === 'rotate') dispatch(rotateKey.requested(key));
    else {
      // The row is removed, and with it the button that opened the dialog.
      focusAfterDialog(() => heading.current);
      dispatch(revokeKey.requested(key));
    }
  });
  const isWorking = [...Object.values(rotations), ...Object.values(revocations)].some(
    ({ phase }) => phase === 'loading',
  );
  const open = () => {
    dispatch(createKey.dismissed());
    setCreating(true);
  };
  const reference = {
    id: 'api',
    href: href('api', {}),
    icon: <InfoIcon />,
    label: t('reference'),
  };
  const forget = ({ _id }: Key) => {
    if (made !== undefined) dispatch(createKey.dismissed());
    else dispatch(rotateKey.dismissed(_id));
  };

  return (
    <ListPage
      title={t('title')}
      below={t('below')}
      backHref={href('dashboard', {})}
      action={{ label: t('form.open'), icon: <AddIcon />, onPress: open }}
      actions={<LinkButton href={reference.href}>{reference.label}</LinkButton>}
      more={{ actions: [reference] }}
      list={list}
      count={data?.length}
      caption={data && t('count', { smart_count: data.length })}
      loading={t('loading')}
      failed={t('failed')}
      empty={{
        icon: <KeyIcon />,
        title: t('empty'),
        children: t('emptyHint'),
        action: <Button onClick={open}>{t('form.create')}</Button>,
      }}
      messages={
        <>
          {isWorking && <VisuallyHidden role="status">{t('working')}</VisuallyHidden>}
          {done?.kind === 'revoke' && (
            <Banner
              tone="success"
              dismissal={{ onDismiss: () => dispatch(revokeKey.dismissed(done.key)) }}
            >
              <Name>{done.name}</Name>: {t('revoked')}
            </Banner>
          )}
          {failed.map(({ kind, key, name, problem }) => {
            const request = kind === 'rotate' ? rotateKey : revokeKey;
            return (
              <Banner
                key={`${kind} ${key}`}
                tone="danger"
                dismissal={{ onDismiss: () => dispatch(request.dismissed(key)) }}
              >
                <Name>{name}</Name>: {describe(problem)}
              </Banner>
            );
          })}
        </>
      }
      after={
        <>
          <KeyDialog
            isOpen={isCreating}
            creation={creation}
            secret={secret}
            onSubmit={(form) => dispatch(createKey.requested(form))}
            onEdited={() => dispatch(createKey.dismissed())}
            onClose={() => setCreating(false)}
            onDone={forget}
          />
          {confirmation.dialog}
        </>
      }
    >
      {(keys, error) => <KeysTable {...{ keys, error, ownId }} onChoose={confirmation.ask} />}
    </ListPage>
  );
}
