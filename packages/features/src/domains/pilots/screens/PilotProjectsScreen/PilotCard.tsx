import type { PilotSummary } from '@jawla/contract';
import { IconButton, LinkButton, Ltr, Picture, Popover } from '@jawla/ui';
import { CheckIcon, CopyIcon, DeleteIcon, PictureIcon, ShareIcon } from '@jawla/ui/icons';
import { HighlightMatch, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { TourPictureSheet, TourTool } from '#tours';
import { VisitNote } from '#visits';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import * as S from './PilotCard.styles';
import type { PilotBridge } from './usePilotBridges';
import type { PilotPictureActions } from './usePilotPictures';

export interface PilotCardProps {
  pilot: PilotSummary;
  /** Index in the complete list, starting with 1. */
  number: number;
  /** The search term. */
  term: string;
  /** Its link was just copied. */
  isCopied: boolean;
  pictureActions: PilotPictureActions;
  bridge: PilotBridge;
  onCopy: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** A pilot with its picture, which links to the tour. */
export function PilotCard(props: PilotCardProps) {
  const { pilot, number, term, isCopied, pictureActions, bridge, onCopy, onShare, onDelete } =
    props;
  const { name, picture, isChosen, tour, visits } = pilot;
  const t = useText(pilotListTexts);
  return (
    <S.Card>
      <S.Frame>
        <Picture {...coverPicture(picture)} alt="" />
        <S.View>
          <LinkButton
            size="s"
            href={pilotLink(name)}
            external
            aria-label={t('pilots.viewNamed', { name })}
          >
            {t('pilots.view')}
          </LinkButton>
        </S.View>
      </S.Frame>
      <S.Foot>
        <S.Number>
          <Ltr>{number}</Ltr>
        </S.Number>
        <S.Words>
          <S.Name>
            <bdi dir="auto">
              <HighlightMatch text={name} term={term} />
            </bdi>
          </S.Name>
          {visits && <VisitNote visits={visits} />}
        </S.Words>
        <S.Actions>
          {isCopied && <S.Copied>{t('pilots.copied')}</S.Copied>}
          <IconButton
            size="s"
            label={t('pilots.copyNamed', { name })}
            icon={isCopied ? <CheckIcon /> : <CopyIcon />}
            onClick={onCopy}
          />
          <IconButton
            size="s"
            label={t('pilots.shareNamed', { name })}
            icon={<ShareIcon />}
            onClick={onShare}
          />
          <Popover
            place="bottom end"
            label={t('pilots.pictureNamed', { name })}
            renderTrigger={(props) => (
              <IconButton
                {...props}
                size="s"
                label={t('pilots.pictureNamed', { name })}
                icon={<PictureIcon />}
              />
            )}
          >
            <S.Sheet>
              <TourPictureSheet {...{ picture, ...pictureActions }} isChosen={isChosen === true} />
              {tour?.tool !== undefined && <TourTool facts={tour} use="linked" {...bridge} />}
            </S.Sheet>
          </Popover>
          <IconButton
            size="s"
            id={deleteButtonId(name)}
            label={t('pilots.deleteNamed', { name })}
            icon={<DeleteIcon />}
            onClick={onDelete}
          />
        </S.Actions>
      </S.Foot>
    </S.Card>
  );
}

export function deleteButtonId(name: string): string {
  return `delete-pilot-${name}`;
}
