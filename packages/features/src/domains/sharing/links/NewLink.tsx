import type { NewGuestLink } from '@jawla/contract';
import { Button, Heading, Notice, Stack } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n';
import type { SharedProject } from '../sharedProject';
import { sharingTexts } from '../sharing.texts';
import { EmbedCode } from '../ways/EmbedCode';
import { ShareQr } from '../ways/ShareQr';
import { ShareWays } from '../ways/ShareWays';
import { guestLinkUrl } from './guestLinkUrl';
import * as S from './GuestLinks.styles';

interface NewLinkProps {
  project: SharedProject;
  created: NewGuestLink;
  onShared: () => void;
  onDone: () => void;
}

/** A link that has just been created or replaced: the only time that its URL is known. */
export function NewLink({ project, created, onShared, onDone }: NewLinkProps) {
  const t = useText(sharingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has been replaced by this.
  useEffect(() => heading.current?.focus(), []);
  const url = guestLinkUrl(created.secret);
  const { name } = project;
  const isEmbed = created.link.sites.length > 0;
  return (
    <S.New>
      <Stack gap="m">
        <Heading ref={heading} level={3} tabIndex={-1}>
          {t(isEmbed ? 'embed.title' : 'new.title')}
        </Heading>
        <Notice tone="warning" title={t(isEmbed ? 'embed.once' : 'new.once')} />
        {isEmbed ? (
          <EmbedCode {...{ url, name, onShared }} cover={project.cover} />
        ) : (
          <>
            <ShareWays {...{ url, name, onShared }} />
            <ShareQr {...{ url, name, onShared }} />
          </>
        )}
        <div>
          <Button onClick={onDone}>{t('new.done')}</Button>
        </div>
      </Stack>
    </S.New>
  );
}
