import type { FootageDelivery } from '@jawla/contract';
import { footageArchiveUrl } from '@jawla/contract/footage';
import { Button, LinkButton, Menu, type MenuEntry } from '@jawla/ui';
import {
  CheckIcon,
  DeleteIcon,
  DownloadIcon,
  FileIcon,
  MoreIcon,
  PlaceIcon,
} from '@jawla/ui/icons';
import { useRef } from 'react';
import { useFocusLoss } from '#core/forms';
import { isolateIn, useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { inboxTexts } from '../../inbox.texts';
import * as S from './FootageInbox.styles';
import { isBeingPrepared } from './useInbox';

export interface RowActions {
  isTaking: (id: string) => boolean;
  isDeleting: (id: string) => boolean;
  onOpen: (delivery: FootageDelivery) => void;
  onTake: (delivery: FootageDelivery) => void;
  onDelete: (delivery: FootageDelivery) => void;
  /** The delivery has left the list while one of its buttons had the focus. */
  onFocusLost: () => void;
}

interface DeliveryActionsProps extends RowActions {
  delivery: FootageDelivery;
  /** All of them are in the menu. */
  isSmall?: boolean;
}

/** Opens the files; the whole row is pressed for it. */
export function OpenButton({ delivery, onOpen, onFocusLost }: DeliveryActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <S.Open
      ref={button}
      type="button"
      data-row-link=""
      aria-haspopup="dialog"
      onClick={() => onOpen(delivery)}
    >
      <bdi>{delivery.projectName}</bdi>
    </S.Open>
  );
}

/** What can be done with a delivery, at the end of its row. */
export function DeliveryActions({ delivery, isSmall = false, ...props }: DeliveryActionsProps) {
  const { isTaking, isDeleting, onOpen, onTake, onDelete, onFocusLost } = props;
  const t = useText(inboxTexts);
  const name = isolateIn(useLocale(), delivery.projectName);
  const take = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  useFocusLoss(take, onFocusLost);
  useFocusLoss(menu, onFocusLost);
  const { _id, project, taken, isReady } = delivery;
  const isPreparing = isBeingPrepared(delivery);
  const download: MenuEntry = isReady
    ? {
        id: 'download',
        label: t('downloadAll'),
        icon: <DownloadIcon />,
        href: footageArchiveUrl(_id),
        download: true,
      }
    : {
        id: 'download',
        label: t('preparing'),
        icon: <DownloadIcon />,
        disabled: true,
        onPress: () => undefined,
      };
  const entries: readonly MenuEntry[] = [
    { id: 'files', label: t('showFiles'), icon: <FileIcon />, onPress: () => onOpen(delivery) },
    ...((isSmall && isReady) || isPreparing ? [download] : []),
    ...(isSmall && taken === null
      ? [
          {
            id: 'take',
            label: t('take'),
            icon: <CheckIcon />,
            disabled: isTaking(_id),
            onPress: () => onTake(delivery),
          },
        ]
      : []),
    ...(project
      ? [
          {
            id: 'project',
            label: t('openProject'),
            icon: <PlaceIcon />,
            href: href('projectEditor', { clientID: project.userName, projectID: project._id }),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t('delete'),
      icon: <DeleteIcon />,
      tone: 'danger',
      disabled: isDeleting(_id),
      onPress: () => onDelete(delivery),
    },
  ];
  return (
    <S.Actions>
      {!isSmall && taken === null && (
        <Button
          ref={take}
          size="s"
          icon={<CheckIcon />}
          aria-label={t('take.name', { name })}
          busy={isTaking(_id) ? t('taking') : undefined}
          onClick={() => onTake(delivery)}
        >
          {t('take')}
        </Button>
      )}
      {!isSmall && isReady && (
        <LinkButton
          size="s"
          variant="quiet"
          href={footageArchiveUrl(_id)}
          download
          aria-label={t('downloadAll.name', { name })}
          icon={<DownloadIcon />}
        />
      )}
      <Menu
        ref={menu}
        size="s"
        label={t('menu.label', { name })}
        sign={<MoreIcon />}
        place="end"
        entries={entries}
      />
    </S.Actions>
  );
}
