import type { NewGuestLink } from '@jawla/contract';
import { Button, Heading, Notice, Stack, Text } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n';
import type { SharedProject } from '../sharedProject';
import { sharingTexts } from '../sharing.texts';
import { EmbedCode } from '../ways/EmbedCode';
import { ShareQr } from '../ways/ShareQr';
import { ShareWays } from '../ways/ShareWays';
import { guestLinkUrl } from './guestLinkUrl';
import * as S from './GuestLinks.styles';
import { NewPasscode } from './NewPasscode';
import type { NewPart } from './useUnshared';

interface NewLinkProps {
  project: SharedProject;
  created: NewGuestLink & { passcode?: string };
  onShared: (part: NewPart) => void;
  onDone: () => void;
}

/** A link that has just been created or replaced: the only time that its URL is known. */
export function NewLink({ project, created, onShared, onDone }: NewLinkProps) {
  const t = useText(sharingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has been replaced by this.
  useEffect(() => heading.current?.focus(), []);
  const { link, secret, passcode } = created;
  const ways = {
    url: guestLinkUrl(secret),
    name: project.name,
    onShared: () => onShared('link'),
  };
  const isEmbed = link.sites.length > 0;
  const once = passcode === undefined ? 'new.once' : 'new.bothOnce';
  return (
    <S.New>
      <Stack gap="m">
        <Heading ref={heading} level={3} tabIndex={-1}>
          {t(isEmbed ? 'embed.title' : 'new.title')}
        </Heading>
        <Notice tone="warning" title={t(isEmbed ? 'embed.once' : once)} />
        {isEmbed ? (
          <EmbedCode {...ways} cover={project.cover} />
        ) : (
          <>
            <ShareWays {...ways} />
            {passcode !== undefined ? (
              <NewPasscode passcode={passcode} onShared={() => onShared('passcode')} />
            ) : (
              link.hasPasscode && <Text tone="inkMuted">{t('new.passcodeKept')}</Text>
            )}
            <ShareQr {...ways} />
          </>
        )}
        <div>
          <Button onClick={onDone}>{t('new.done')}</Button>
        </div>
      </Stack>
    </S.New>
  );
}
