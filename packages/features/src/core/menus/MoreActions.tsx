import { Button, IconButton, Popover } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import type { ReactNode } from 'react';
import * as S from './MoreActions.styles';

interface MoreActionsProps {
  /** Of the button: it gets the focus when what an action has opened is closed. */
  id?: string | undefined;
  label: string;
  actions: readonly { label: string; icon?: ReactNode; onPress: () => void }[];
}

/** The actions of a row, opened by a button. A Popover, because the code of Menu is as large as a page. */
export function MoreActions({ id, label, actions }: MoreActionsProps) {
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
        <S.List>
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="quiet"
              icon={action.icon}
              onClick={() => {
                close();
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          ))}
        </S.List>
      )}
    </Popover>
  );
}
