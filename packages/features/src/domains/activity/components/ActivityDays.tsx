import type { ActivityEntry } from '@jawla/contract';
import { Heading } from '@jawla/ui';
import { Day, localDay } from '#core/i18n';
import * as S from './Activity.styles';
import { ActivityRow } from './ActivityRow';

export interface ActivityDaysProps {
  /** The newest first. */
  entries: readonly ActivityEntry[];
  /** Heading level of the days in the page's outline. */
  level: 2 | 3;
}

/** Entries, grouped by the days of the reader's time zone. */
export function ActivityDays({ entries, level }: ActivityDaysProps) {
  const days = Map.groupBy(entries, ({ at }) => localDay(new Date(at)));
  return (
    <S.Days>
      {[...days].map(([day, ofDay]) => (
        <S.DayGroup key={day}>
          <Heading level={level}>
            <Day day={day} />
          </Heading>
          <S.Rows>
            {ofDay.map((entry) => (
              <ActivityRow key={entry._id} entry={entry} />
            ))}
          </S.Rows>
        </S.DayGroup>
      ))}
    </S.Days>
  );
}
