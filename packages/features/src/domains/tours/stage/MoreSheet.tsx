import { Button, LinkButton, useBrand } from '@jawla/ui';
import {
  CompareIcon,
  DownIcon,
  FullscreenIcon,
  MailIcon,
  PlaceIcon,
  ReloadIcon,
  ShowIcon,
} from '@jawla/ui/icons';
import { Suspense, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { RoomSelect } from './lazyParts';
import * as S from './TourBar.styles';
import type { Align } from './align';
import type { FoldingBar } from './useFoldingBar';
import type { FullScreen } from './useFullScreen';
import { partnerOf, type StageDates } from './stageDates';
import type { Rooms } from './useRooms';
import type { ShareLink } from './useShareLink';

export interface MoreSheetProps {
  /** What is known of the building, above the tools. */
  about: ReactNode;
  /** The dates, where Compare is here on small phones. */
  dates: StageDates | undefined;
  /** The rooms of the current tour, if it tells them. */
  rooms: Rooms | undefined;
  /** If two tours that speak the protocol are compared. */
  align: Align | undefined;
  link: ShareLink;
  fullScreen: FullScreen;
  folding: FoldingBar;
  onFold: () => void;
  onReload: () => void;
  close: () => void;
}

/** The content of More. */
export function MoreSheet({ close, ...props }: MoreSheetProps) {
  const { about, dates, rooms, align, link, fullScreen, folding, onFold, onReload } = props;
  const partner = dates && partnerOf(dates);
  const t = useText(tourTexts);
  const { links } = useBrand();
  const after = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <S.Sheet>
      {about}
      {dates && partner !== undefined && dates.compared === undefined && (
        <S.OnSmallPhone>
          <Button
            variant="quiet"
            icon={<CompareIcon />}
            onClick={after(() => dates.onCompare(partner))}
          >
            {t('viewer.compare')}
          </Button>
        </S.OnSmallPhone>
      )}
      {rooms && (
        <S.OnPhone>
          <Suspense>
            <RoomSelect
              label={t('viewer.room')}
              scenes={rooms.scenes}
              value={rooms.current}
              onChoose={(scene) => {
                close();
                rooms.onChoose(scene);
              }}
            />
          </Suspense>
        </S.OnPhone>
      )}
      <S.OnPhone>
        <Button variant="quiet" icon={link.icon} onClick={after(link.share)}>
          {link.label}
        </Button>
      </S.OnPhone>
      {fullScreen.isSupported && (
        <S.OnPhone>
          <Button variant="quiet" icon={<FullscreenIcon />} onClick={after(fullScreen.toggle)}>
            {t(fullScreen.isOn ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
          </Button>
        </S.OnPhone>
      )}
      {align?.canTurn === true && (
        <Button variant="quiet" icon={<CompareIcon />} onClick={after(align.onTurn)}>
          {t('viewer.adjustDirection')}
        </Button>
      )}
      {align?.chosen !== undefined && (
        <Button variant="quiet" icon={<PlaceIcon />} onClick={after(align.onMatch)}>
          {t('viewer.matchRooms')}
        </Button>
      )}
      <Button variant="quiet" icon={<ReloadIcon />} onClick={after(onReload)}>
        {t('viewer.reload')}
      </Button>
      {folding.folds ? (
        <Button variant="quiet" icon={<ShowIcon />} onClick={after(folding.keep)}>
          {t('viewer.keepBar')}
        </Button>
      ) : (
        <Button variant="quiet" icon={<DownIcon />} onClick={after(onFold)}>
          {t('viewer.hideBar')}
        </Button>
      )}
      <LinkButton variant="quiet" href={links.contact} icon={<MailIcon />} external>
        {t('viewer.help')}
      </LinkButton>
    </S.Sheet>
  );
}
