import { Button, IconButton, Popover } from '@jawla/ui';
import { DeleteIcon, EditIcon, MoreIcon, ReloadIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { sharingTexts } from '../sharing.texts';
import * as S from './GuestLinks.styles';

const ICONS = {
  edit: <EditIcon />,
  replace: <ReloadIcon />,
  revoke: <DeleteIcon />,
} as const;

export type LinkAction = keyof typeof ICONS;

interface LinkMenuProps {
  /** Of the button: it gets the focus when what an action has opened is closed. */
  id: string;
  label: string;
  actions: readonly LinkAction[];
  onAction: (action: LinkAction) => void;
}

/** The actions of a link. A Popover, because the code of Menu is as large as the rest of the sheet. */
export function LinkMenu({ id, label, actions, onAction }: LinkMenuProps) {
  const t = useText(sharingTexts);
  return (
    <Popover
      label={label}
      place="bottom end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
          id={id}
          size="s"
          label={label}
          icon={<MoreIcon />}
          busy={props['aria-busy']}
        />
      )}
    >
      {(close) => (
        <S.Actions>
          {actions.map((action) => (
            <Button
              key={action}
              variant="quiet"
              icon={ICONS[action]}
              onClick={() => {
                close();
                onAction(action);
              }}
            >
              {t(`row.${action}`)}
            </Button>
          ))}
        </S.Actions>
      )}
    </Popover>
  );
}
