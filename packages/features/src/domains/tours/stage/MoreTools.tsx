import { Button, IconButton, LinkButton, Popover, useBrand } from '@jawla/ui';
import {
  DownIcon,
  FullscreenIcon,
  MailIcon,
  MoreIcon,
  ReloadIcon,
  ShowIcon,
} from '@jawla/ui/icons';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import * as S from './TourBar.styles';
import type { FoldingBar } from './useFoldingBar';
import type { FullScreen } from './useFullScreen';
import type { ShareLink } from './useShareLink';

export interface MoreToolsProps {
  /** What is known of the building, above the tools. */
  about: ReactNode;
  link: ShareLink;
  fullScreen: FullScreen;
  folding: FoldingBar;
  onFold: () => void;
  onReload: () => void;
}

/** What is needed rarely, and on a phone what has no room in the bar. */
export function MoreTools({ about, link, fullScreen, folding, onFold, onReload }: MoreToolsProps) {
  const t = useText(tourTexts);
  const { links } = useBrand();
  return (
    <Popover
      label={t('viewer.more')}
      place="top end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
          size="s"
          label={t('viewer.more')}
          icon={<MoreIcon />}
          busy={props['aria-busy']}
        />
      )}
    >
      {(close) => {
        const after = (action: () => void) => () => {
          close();
          action();
        };
        return (
          <S.Sheet>
            {about}
            <S.OnPhone>
              <Button variant="quiet" icon={link.icon} onClick={after(link.share)}>
                {link.label}
              </Button>
            </S.OnPhone>
            {fullScreen.isSupported && (
              <S.OnPhone>
                <Button
                  variant="quiet"
                  icon={<FullscreenIcon />}
                  onClick={after(fullScreen.toggle)}
                >
                  {t(fullScreen.isOn ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
                </Button>
              </S.OnPhone>
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
            <LinkButton
              variant="quiet"
              href={links.contact}
              icon={<MailIcon />}
              external={{ label: t('viewer.opensNewTab') }}
            >
              {t('viewer.help')}
            </LinkButton>
          </S.Sheet>
        );
      }}
    </Popover>
  );
}
