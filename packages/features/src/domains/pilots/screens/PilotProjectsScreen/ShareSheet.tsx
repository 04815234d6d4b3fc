import type { PilotSummary } from '@jawla/contract';
import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { EmbedCode, ShareDrawer, ShareQr, ShareWays } from '#sharing';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';

export interface ShareSheetProps {
  open: boolean;
  pilot: PilotSummary;
  /** The browser denied access to the clipboard: the link is shown for selection. */
  refused: boolean;
  onClose: () => void;
}

/** Ways to share a pilot's link. */
export function ShareSheet({ open, pilot, refused, onClose }: ShareSheetProps) {
  const t = useText(pilotListTexts);
  const { name, picture } = pilot;
  const url = pilotLink(name);
  return (
    <ShareDrawer
      {...{ open, name, onClose }}
      parts={[
        {
          id: 'link',
          label: t('share.link'),
          content: <ShareWays {...{ url, name, refused }} />,
        },
        { id: 'qr', label: t('share.qr'), content: <ShareQr {...{ url, name }} /> },
        {
          id: 'embed',
          label: t('share.embed'),
          content: <EmbedCode {...{ url, name }} cover={coverPicture(picture, '452px')} />,
        },
      ]}
    />
  );
}
