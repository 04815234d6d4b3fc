import type { ListedGuestLink } from '@jawla/contract';
import { isDay } from '@jawla/contract/limits';
import { type GuestLinkState } from '@jawla/contract/guestLimits';
import { Avatar, Button, Tag, Text, TextLink, type TableColumn, type TagTone } from '@jawla/ui';
import { useMemo } from 'react';
import { Day, formatNumber, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { allLinksTexts } from '../../all/allLinks.texts';
import { dayOfMoment } from '../../links/expiry';

type Column = TableColumn<
  ListedGuestLink,
  'what' | 'maker' | 'note' | 'made' | 'expires' | 'visits' | 'state' | 'actions'
>;

interface LinkColumnsOptions {
  isEnding: boolean;
  onEnd: (ids: readonly string[]) => void;
}

const TONES = {
  active: 'success',
  expired: 'plain',
  revoked: 'plain',
} as const satisfies Record<GuestLinkState, TagTone>;

export function useLinkColumns({
  isEnding,
  onEnd,
}: LinkColumnsOptions): readonly [Column, ...Column[]] {
  const t = useText(allLinksTexts);
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: 'what',
        header: t('table.what'),
        width: 'minmax(9rem, 3fr)',
        face: ({ project }) => <Avatar name={project.name} />,
        render: (link) => <What {...link} />,
        lineDetail: ({ state, manyWrongCodes, expiresAt, client, slot }) => (
          <>
            {t(`state.${state}`)} · {manyWrongCodes === true && <>{t('state.manyWrongCodes')} · </>}
            <Owner {...{ client, slot }} />
            {expiresAt !== null && (
              <>
                {' · '}
                {t('table.expires')} <Day day={dayOfMoment(expiresAt)} />
              </>
            )}
          </>
        ),
      },
      {
        key: 'maker',
        header: t('table.maker'),
        width: 'minmax(6rem, 2fr)',
        render: ({ maker }) => <Maker maker={maker} />,
      },
      {
        key: 'note',
        isExtra: true,
        header: t('table.note'),
        width: 'minmax(8rem, 2fr)',
        render: ({ note }) =>
          note === '' ? (
            <Text as="span" size="small" tone="inkMuted">
              {t('note.none')}
            </Text>
          ) : (
            <bdi>{note}</bdi>
          ),
      },
      {
        key: 'made',
        isExtra: true,
        header: t('table.made'),
        width: 'minmax(7rem, 1fr)',
        render: ({ createdAt }) => <Day day={dayOfMoment(createdAt)} />,
      },
      {
        key: 'expires',
        header: t('table.expires'),
        width: 'minmax(8rem, 1fr)',
        render: ({ expiresAt }) =>
          expiresAt === null ? t('expires.never') : <Day day={dayOfMoment(expiresAt)} />,
      },
      {
        key: 'visits',
        isExtra: true,
        header: t('table.visits'),
        width: 'minmax(4.5rem, auto)',
        align: 'end',
        render: ({ visits }) => formatNumber(visits.total, locale),
      },
      {
        key: 'state',
        header: t('table.state'),
        width: 'minmax(5.5rem, 1fr)',
        render: ({ state, manyWrongCodes }) => (
          <>
            <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
            {manyWrongCodes === true && (
              <>
                <br />
                <Tag tone="warning">{t('state.manyWrongCodes')}</Tag>
              </>
            )}
          </>
        ),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        width: 'minmax(6rem, auto)',
        align: 'end',
        render: ({ _id, state, project }) =>
          state !== 'revoked' && (
            <Button
              size="s"
              aria-label={t('end.named', { name: project.name })}
              aria-haspopup="dialog"
              disabled={isEnding}
              onClick={() => onEnd([_id])}
            >
              {t('end')}
            </Button>
          ),
      },
    ],
    [t, locale, isEnding, onEnd],
  );
}

function Owner({ client, slot }: Pick<ListedGuestLink, 'client' | 'slot'>) {
  const t = useText(allLinksTexts);
  return (
    <>
      <TextWithIsolate text={(name) => t('of', { name })}>{client.name}</TextWithIsolate>
      {slot !== null && <> · {isDay(slot) ? <Day day={slot} /> : t('date')}</>}
    </>
  );
}

/** The project and its date, and whose it is. */
function What({ project, client, slot }: ListedGuestLink) {
  const params = { clientID: client.userName, projectID: project._id };
  return (
    <>
      <TextLink alone href={href('projectEditor', params)}>
        <bdi>{project.name}</bdi>
      </TextLink>
      <Text as="div" size="small" tone="inkMuted" data-only="row">
        <Owner {...{ client, slot }} />
      </Text>
    </>
  );
}

/** Who made the link, and what became of the account: a link does not end with it. */
function Maker({ maker }: Pick<ListedGuestLink, 'maker'>) {
  const t = useText(allLinksTexts);
  if (maker === null) return t('maker.unknown');
  return (
    <>
      <bdi>{maker.name}</bdi>
      {maker.state !== 'active' && (
        <>
          <br />
          <Tag tone="warning">{t(`maker.${maker.state}`)}</Tag>
        </>
      )}
    </>
  );
}
