import type { GuestLink } from '@jawla/contract';
import { Banner, Button, Heading, Menu, Stack, Tag, Text, useConfirm } from '@jawla/ui';
import { DeleteIcon, EditIcon, MoreIcon, ReloadIcon } from '@jawla/ui/icons';
import { useId, useState } from 'react';
import { IDLE, useProblemText } from '#core/http';
import { Day, formatDay, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { VisitNote } from '#visits';
import type { SharedProject } from '../sharedProject';
import { linkKey, replaceGuestLink, revokeGuestLink, updateGuestLink } from '../sharing.requests';
import { sharingTexts } from '../sharing.texts';
import { dayOfMoment, daysUntil } from './expiry';
import { GuestLinkForm } from './GuestLinkForm';
import { toChanges } from './guestLinkDraft';
import * as S from './GuestLinks.styles';
import { NewLink } from './NewLink';
import { NewPasscode } from './NewPasscode';
import type { Unshared } from './useUnshared';
import { useDone, useWrite } from './useWrite';

interface GuestLinkRowProps {
  project: SharedProject;
  link: GuestLink;
  now: Date;
  unshared: Unshared;
  onAnnounce: (text: string) => void;
}

/** A guest link that was given out, with its actions. */
export function GuestLinkRow({ project, link, now, unshared, onAnnounce }: GuestLinkRowProps) {
  const t = useText(sharingTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const [isEditing, setEditing] = useState(false);
  const moreId = useId();
  const focusMore = () => document.getElementById(moreId)?.focus();
  const ref = { project: project.id, id: link._id };
  const key = linkKey(ref);
  const update = unshared.states.update[key] ?? IDLE;
  const dismissUpdate = () => dispatch(updateGuestLink.dismissed(key));
  const newPasscode = update.phase === 'ready' ? update.data.passcode : undefined;
  useDone(update.phase === 'ready', () => {
    if (newPasscode === undefined) dismissUpdate();
    // The sheet may have shown another of its parts in the meantime.
    if (!isEditing) return;
    setEditing(false);
    onAnnounce(t('saved'));
    focusMore();
  });
  const revoke = useWrite(revokeGuestLink, key, () => onAnnounce(t('revoked')));
  const replacement = unshared.states.replace[key] ?? IDLE;
  const failed = [revoke.state, replacement].find(({ phase }) => phase === 'failed');
  const title = link.note === '' ? t('row.untitled') : link.note;
  const { dialog, ask } = useConfirm((change: 'revoke' | 'replace') => ({
    title: (
      <TextWithIsolate text={(slot) => t(`${change}.question`, { note: slot })}>
        {title}
      </TextWithIsolate>
    ),
    confirm: {
      label: t(`${change}.yes`),
      variant: change === 'revoke' ? 'danger' : 'primary',
      onPress: () => {
        if (change === 'revoke') revoke.send(ref);
        else dispatch(replaceGuestLink.requested(ref));
      },
    },
    children: t(`${change}.text`),
  }));

  return (
    <li>
      <S.Row>
        <LinkWords {...{ project, link, now, title }} />
        {link.state !== 'revoked' && (
          <Menu
            id={moreId}
            label={t('row.more', { note: title })}
            size="s"
            sign={<MoreIcon />}
            place="end"
            entries={[
              {
                id: 'edit',
                label: t('row.edit'),
                icon: <EditIcon />,
                onPress: () =>
                  unshared.leave([['update', key]], () => {
                    dismissUpdate();
                    setEditing(true);
                  }),
              },
              ...(link.state === 'active'
                ? [
                    {
                      id: 'replace',
                      label: t('row.replace'),
                      icon: <ReloadIcon />,
                      onPress: () => ask('replace'),
                    },
                  ]
                : []),
              {
                id: 'revoke',
                label: t('row.revoke'),
                icon: <DeleteIcon />,
                onPress: () => ask('revoke'),
              },
            ]}
          />
        )}
      </S.Row>
      {(replacement.phase === 'loading' || revoke.state.phase === 'loading') && (
        <Text role="status" size="small" tone="inkMuted">
          {t(revoke.state.phase === 'loading' ? 'row.revoking' : 'row.replacing')}
        </Text>
      )}
      {failed?.phase === 'failed' && (
        <Banner
          tone="danger"
          dismissal={{
            onDismiss: () => {
              revoke.dismiss();
              dispatch(replaceGuestLink.dismissed(key));
            },
          }}
        >
          {failed.problem.kind === 'notFound' ? t('row.gone') : describe(failed.problem)}
        </Banner>
      )}
      {replacement.phase === 'ready' && (
        <NewLink
          project={project}
          created={replacement.data}
          onShared={(part) => unshared.onShared(['replace', key], part)}
          onDone={() =>
            unshared.leave([['replace', key]], () => {
              dispatch(replaceGuestLink.dismissed(key));
              focusMore();
            })
          }
        />
      )}
      {newPasscode !== undefined && (
        <S.New>
          <Stack gap="m">
            <Heading level={3}>{t('new.passcodeTitle')}</Heading>
            <NewPasscode
              passcode={newPasscode}
              onShared={() => unshared.onShared(['update', key], 'passcode')}
            />
            <div>
              <Button
                onClick={() =>
                  unshared.leave([['update', key]], () => {
                    dismissUpdate();
                    focusMore();
                  })
                }
              >
                {t('new.done')}
              </Button>
            </div>
          </Stack>
        </S.New>
      )}
      {isEditing && (
        <S.New>
          <GuestLinkForm
            label={t('form.edit', { note: title })}
            {...{ project, link }}
            save={update}
            onEdit={dismissUpdate}
            onSubmit={(draft, at) =>
              dispatch(updateGuestLink.requested({ ...ref, form: toChanges(draft, at, link) }))
            }
            onCancel={() => {
              dismissUpdate();
              setEditing(false);
              focusMore();
            }}
          />
        </S.New>
      )}
      {dialog}
    </li>
  );
}

type LinkWordsProps = Pick<GuestLinkRowProps, 'project' | 'link' | 'now'> & { title: string };

function LinkWords({ project, link, now, title }: LinkWordsProps) {
  const t = useText(sharingTexts);
  const locale = useLocale();
  const { slot, createdAt, createdBy, sites, hasPasscode, notes, manyWrongCodes, visits } = link;
  const day = project.dates.find((date) => date.slot === slot)?.day;
  const created = formatDay(dayOfMoment(createdAt), locale);
  return (
    <S.Words>
      <Text as="strong" strong>
        <bdi dir="auto">{title}</bdi>
      </Text>
      <S.Tags>
        <LinkState {...{ link, now }} />
        {slot !== null && <Tag>{day === undefined ? <bdi>{slot}</bdi> : <Day day={day} />}</Tag>}
        {hasPasscode && <Tag>{t('row.passcode')}</Tag>}
        {notes === true && <Tag>{t('row.notes')}</Tag>}
        {manyWrongCodes === true && <Tag tone="warning">{t('row.manyWrongCodes')}</Tag>}
        {sites.length > 0 && <Tag>{t('row.sites', { smart_count: sites.length })}</Tag>}
      </S.Tags>
      {manyWrongCodes === true && <Text size="small">{t('row.manyWrongCodesHint')}</Text>}
      <VisitNote visits={visits} />
      <Text size="caption" tone="inkMuted">
        {createdBy ? (
          <TextWithIsolate
            text={(name) => t('row.createdBy', { day: `\u2068${created}\u2069`, name })}
          >
            {createdBy}
          </TextWithIsolate>
        ) : (
          t('row.created', { day: `\u2068${created}\u2069` })
        )}
      </Text>
    </S.Words>
  );
}

function LinkState({ link, now }: { link: GuestLink; now: Date }) {
  const t = useText(sharingTexts);
  const { state, expiresAt } = link;
  if (state !== 'active') return <Tag>{t(`row.${state}`)}</Tag>;
  if (expiresAt === null) return <Tag tone="success">{t('row.noEnd')}</Tag>;
  const days = daysUntil(expiresAt, now);
  return (
    <Tag tone="success">
      {days > 0 ? t('row.daysLeft', { smart_count: days }) : t('row.endsToday')}
    </Tag>
  );
}
