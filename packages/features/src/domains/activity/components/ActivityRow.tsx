import type { ActivityEntry } from '@jawla/contract';
import { Ltr, TextLink } from '@jawla/ui';
import { Fragment } from 'react';
import { Day, formatNumber, formatTime, useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { activityTexts, fieldText } from '../activity.texts';
import * as S from './Activity.styles';
import { Sentence } from './Sentence';

/** What a person did, as a sentence with the time. */
export function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const t = useText(activityTexts);
  const locale = useLocale();
  const { at, action, actor, thing, details } = entry;
  const target = hrefOf(thing);
  return (
    <S.Row>
      <S.Time>
        <time dateTime={at}>
          <Ltr>{formatTime(new Date(at), locale)}</Ltr>
        </time>
      </S.Time>
      <S.What>
        <Sentence
          text={(slots) => t(action, slots)}
          values={{
            actor: (
              <strong>
                {actor.kind === 'person'
                  ? actor.name
                  : t(`actor.${actor.kind}`, { name: actor.name })}
              </strong>
            ),
            thing:
              target === undefined ? thing.name : <TextLink href={target}>{thing.name}</TextLink>,
            person: details.person ?? '',
            number: <Ltr>{details.number}</Ltr>,
          }}
        />
      </S.What>
      <Details details={details} />
    </S.Row>
  );
}

function Details({ details: { slot, fields = [], role, count } }: Pick<ActivityEntry, 'details'>) {
  const t = useText(activityTexts);
  const locale = useLocale();
  const labels = fields.flatMap((name) => fieldText(name) ?? []);
  const parts = [
    ...(slot === undefined ? [] : [{ key: 'slot', part: <Slot slot={slot} /> }]),
    ...labels.map((key) => ({ key, part: t(key) })),
    ...(role === undefined ? [] : [{ key: 'role', part: t(`role.${role}`) }]),
    ...(count === undefined
      ? []
      : [{ key: 'count', part: t('number', { number: formatNumber(count, locale) }) }]),
  ];
  if (parts.length === 0) return null;
  return (
    <S.Details>
      {parts.map(({ key, part }, at) => (
        <Fragment key={key}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </S.Details>
  );
}

function Slot({ slot }: { slot: string }) {
  const t = useText(activityTexts);
  return slot === 'date' ? t('slot.date') : <Day day={slot} />;
}

/** Returns the page of a thing that still exists and has one. */
function hrefOf({ kind, _id, name, exists, userName }: ActivityEntry['thing']): string | undefined {
  if (!exists) return undefined;
  switch (kind) {
    case 'client':
      return userName === null ? undefined : href('client', { clientID: userName });
    case 'project':
      return userName === null
        ? undefined
        : href('projectEditor', { clientID: userName, projectID: _id });
    case 'pilot':
      return href('pilot', { name });
    case 'footage':
      return href('footage', {});
    case 'member':
      return href('team', {});
    case 'key':
      return href('connections', {});
    case 'system':
      return undefined;
    default:
      return kind satisfies never;
  }
}
