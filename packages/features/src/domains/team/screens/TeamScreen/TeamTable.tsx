import type { TeamMember } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { TeamState } from '@jawla/contract/team';
import { Avatar, Ltr, Menu, Table, Tag, Text, type TableColumn, type TagTone } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import { useMemo, useState, type ReactNode } from 'react';
import { formatAgo, useLocale, useText } from '#core/i18n';
import type { MemberAction, MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';

type Column = TableColumn<TeamMember, 'name' | 'role' | 'state' | 'seen' | 'actions'>;

export interface TeamTableProps {
  /** `undefined` while they are loading. */
  members: readonly TeamMember[] | undefined;
  error: ReactNode;
  ownId: string | undefined;
  onChoose: (change: MemberChange) => void;
}

const TONES = {
  invited: 'accent',
  active: 'success',
  suspended: 'warning',
} as const satisfies Record<TeamState, TagTone>;
const keyOf = ({ _id }: TeamMember) => _id;

/** The team. */
export function TeamTable({ members, error, ...rest }: TeamTableProps) {
  const t = useText(teamTexts);
  return (
    <Table
      caption={t('title')}
      hideCaption
      columns={useColumns(rest)}
      rows={members}
      rowKey={keyOf}
      error={error}
    />
  );
}

/** The actions that make sense for a member; none for oneself, whom another admin changes. */
function actionsOf({ _id, role, state }: TeamMember, ownId: string | undefined): MemberAction[] {
  if (_id === ownId) return [];
  return [
    ...(state === 'invited' ? (['resend'] as const) : []),
    role === 'admin' ? 'makeStaff' : 'makeAdmin',
    state === 'suspended' ? 'resume' : 'suspend',
    'remove',
  ];
}

function useColumns({
  ownId,
  onChoose,
}: Omit<TeamTableProps, 'members' | 'error'>): readonly [Column, ...Column[]] {
  const t = useText(teamTexts);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('table.name'),
        width: 'minmax(14rem, 3fr)',
        face: (person) => <Avatar name={fullName(person)} />,
        lineDetail: ({ role, state, email }) => (
          <>
            {state === 'active' ? t(`role.${role}`) : t(`state.${state}`)} · <Ltr>{email}</Ltr>
          </>
        ),
        render: ({ _id, email, ...person }) => (
          <>
            <bdi>{fullName(person)}</bdi>
            {_id === ownId && <> · {t('you')}</>}
            <Text as="div" size="small" tone="inkMuted" data-only="row">
              <Ltr>{email}</Ltr>
            </Text>
          </>
        ),
      },
      {
        key: 'role',
        header: t('table.role'),
        width: 'minmax(6rem, 1fr)',
        render: ({ role }) => t(`role.${role}`),
      },
      {
        key: 'state',
        header: t('table.state'),
        width: 'minmax(7rem, 1fr)',
        render: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
      },
      {
        key: 'seen',
        isExtra: true,
        header: t('table.seen'),
        width: 'minmax(8rem, 1fr)',
        render: ({ seenAt }) =>
          seenAt === null ? t('seen.never') : formatAgo(seenAt, now, locale),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        width: 'minmax(4rem, auto)',
        align: 'end',
        render: (member) => {
          const actions = actionsOf(member, ownId);
          if (actions.length === 0) return null;
          return (
            <Menu
              label={t('menu.label', { name: fullName(member) })}
              size="s"
              sign={<MoreIcon />}
              place="end"
              entries={actions.map((action) => ({
                id: action,
                label: t(`action.${action}`),
                onPress: () => onChoose({ action, member }),
              }))}
            />
          );
        },
      },
    ],
    [t, locale, now, ownId, onChoose],
  );
}
