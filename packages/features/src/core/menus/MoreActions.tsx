import { Button, IconButton, LinkButton, Popover } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import type { ReactNode } from 'react';
import * as S from './MoreActions.styles';

export type MoreAction = { label: string; icon?: ReactNode } & (
  | { onPress: () => void }
  | { href: string; download?: boolean }
);

interface MoreActionsProps {
  /** Of the button: it gets the focus when what an action has opened is closed. */
  id?: string | undefined;
  /** `m` beside a title. */
  size?: 's' | 'm' | undefined;
  label: string;
  actions: readonly MoreAction[];
}

/** The actions of a row or page, opened by a button. A Popover, because the code of Menu is as large as a page. */
export function MoreActions({ id, size = 's', label, actions }: MoreActionsProps) {
  return (
    <Popover
      label={label}
      place="bottom end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
          id={id}
          size={size}
          label={label}
          icon={<MoreIcon />}
          busy={props['aria-busy']}
        />
      )}
    >
      {(close) => (
        <S.List>
          {actions.map(({ label: text, icon, ...action }) =>
            'href' in action ? (
              <LinkButton key={text} variant="quiet" icon={icon} href={action.href} onClick={close}>
                {text}
              </LinkButton>
            ) : (
              <Button
                key={text}
                variant="quiet"
                icon={icon}
                onClick={() => {
                  close();
                  action.onPress();
                }}
              >
                {text}
              </Button>
            ),
          )}
        </S.List>
      )}
    </Popover>
  );
}
