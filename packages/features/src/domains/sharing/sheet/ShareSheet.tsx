import { ConfirmDialog, LiveRegion, Stack, Text } from '@jawla/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { CreateLink } from '../links/CreateLink';
import { GuestLinks } from '../links/GuestLinks';
import { useUnshared } from '../links/useUnshared';
import type { SharedProject } from '../sharedProject';
import { sharingTexts } from '../sharing.texts';
import { ShareDrawer } from './ShareDrawer';

export interface ShareSheetProps {
  open: boolean;
  project: SharedProject;
  /** The people with access. */
  people: ReactNode;
  onClose: () => void;
}

/** Shares a project: with people who have an account, by guest links, and in pages of other sites. */
export function ShareSheet({ open, project, people, onClose }: ShareSheetProps) {
  const t = useText(sharingTexts);
  const unshared = useUnshared(project.id, open);
  const [announced, setAnnounced] = useState<string>();
  const { parts } = unshared.question;
  const common = { project, unshared, onAnnounce: setAnnounced };
  return (
    <ShareDrawer
      open={open}
      name={project.name}
      onClose={() => unshared.leave(undefined, onClose)}
      parts={[
        { id: 'people', label: t('part.people'), content: people },
        { id: 'links', label: t('part.links'), content: <GuestLinks {...common} /> },
        {
          id: 'embed',
          label: t('part.embed'),
          content: (
            <Stack gap="l">
              <Text tone="inkMuted">{t('embed.lead')}</Text>
              <CreateLink isEmbed {...common} />
            </Stack>
          ),
        },
      ]}
    >
      <LiveRegion>{announced}</LiveRegion>
      <ConfirmDialog
        open={unshared.question.isOpen}
        title={t(`leave.${parts}.question`)}
        confirm={{ label: t('leave.yes'), onPress: unshared.question.onLeave }}
        cancel={{
          label: t(parts === 'link' ? 'leave.no' : 'leave.back'),
          onPress: unshared.question.onStay,
        }}
      >
        {t(`leave.${parts}.text`)}
      </ConfirmDialog>
    </ShareDrawer>
  );
}
