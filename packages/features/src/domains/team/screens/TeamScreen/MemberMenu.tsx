import type { TeamMember } from '@jawla/contract';
import { Button, IconButton, Popover } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import type { MemberAction } from '../../team.requests';
import { teamTexts } from '../../team.texts';
import * as S from './Team.styles';

interface MemberMenuProps {
  member: TeamMember;
  actions: readonly MemberAction[];
  onAction: (action: MemberAction) => void;
}

/** The actions on a member; nothing if there are none. A Popover, because the code of Menu is large. */
export function MemberMenu({ member, actions, onAction }: MemberMenuProps) {
  const t = useText(teamTexts);
  const label = t('menu.label', { name: `${member.fname} ${member.lname}` });
  if (actions.length === 0) return null;
  return (
    <Popover
      label={label}
      place="bottom end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
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
              onClick={() => {
                close();
                onAction(action);
              }}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </S.Actions>
      )}
    </Popover>
  );
}
