import { Button, Stack } from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IDLE } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import type { SharedProject } from '../sharedProject';
import { createGuestLink, createKey } from '../sharing.requests';
import { sharingTexts } from '../sharing.texts';
import { GuestLinkForm } from './GuestLinkForm';
import { toNewLink } from './guestLinkDraft';
import { NewLink } from './NewLink';
import type { Unshared } from './useUnshared';

interface CreateLinkProps {
  project: SharedProject;
  /** For embedding. */
  isEmbed?: boolean;
  unshared: Unshared;
  onAnnounce: (text: string) => void;
}

/** The form for a new link, and the links that were created since the sheet was opened. */
export function CreateLink({ project, isEmbed = false, unshared, onAnnounce }: CreateLinkProps) {
  const t = useText(sharingTexts);
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<string | undefined>(() =>
    isEmbed ? nanoid() : undefined,
  );
  const key = attempt === undefined ? '' : createKey({ project: project.id, attempt });
  const { create: states } = unshared.states;
  const save = states[key] ?? IDLE;
  const start = useRef<HTMLButtonElement>(null);
  const isCreated = save.phase === 'ready';
  const announceCreated = useEffectEvent(() => onAnnounce(t('created')));
  useEffect(() => {
    if (isCreated) announceCreated();
  }, [isCreated]);

  const shown = Object.entries(states).flatMap(([one, state]) =>
    one.startsWith(`${project.id}|`) &&
    state.phase === 'ready' &&
    state.data.link.sites.length > 0 === isEmbed
      ? [{ key: one, created: state.data }]
      : [],
  );
  return (
    <Stack gap="m">
      {shown.map(({ key: one, created }) => (
        <NewLink
          key={one}
          {...{ project, created }}
          onShared={(part) => unshared.onShared(['create', one], part)}
          onDone={() =>
            unshared.leave([['create', one]], () => {
              dispatch(createGuestLink.dismissed(one));
              if (one === key) setAttempt(undefined);
              start.current?.focus();
            })
          }
        />
      ))}
      {attempt === undefined || isCreated ? (
        <div>
          <Button
            ref={start}
            variant={shown.length > 0 ? 'secondary' : 'primary'}
            icon={<AddIcon />}
            onClick={() => setAttempt(nanoid())}
          >
            {t(!isEmbed ? 'links.new' : shown.length > 0 ? 'embed.another' : 'embed.create')}
          </Button>
        </div>
      ) : (
        <GuestLinkForm
          key={attempt}
          label={t(isEmbed ? 'embed.create' : 'links.new')}
          {...{ project, isEmbed, save }}
          onEdit={() => dispatch(createGuestLink.dismissed(key))}
          onSubmit={(draft, now) =>
            dispatch(
              createGuestLink.requested({
                project: project.id,
                attempt,
                form: toNewLink(draft, now),
              }),
            )
          }
          {...(!isEmbed && {
            onCancel: () => {
              dispatch(createGuestLink.dismissed(key));
              setAttempt(undefined);
            },
          })}
        />
      )}
    </Stack>
  );
}
