import type { CalendarDate } from '@internationalized/date';
import type { ChangeEvent } from 'react';
import { Button, CalendarMonthPicker, CalendarYearPicker, Heading } from 'react-aria-components';
import { NextIcon, PreviousIcon } from '../../icons';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Calendar.styles';

interface MonthHeaderProps {
  /** Id of the month's heading, which labels the sheet. */
  headingId: string | undefined;
  /** Shows the month of a date without moving the focus: in a closed list, arrow keys choose immediately. */
  onShow: (date: CalendarDate) => void;
}

/** Range of years in the list: sufficient for dates of birth and for plans. */
const VISIBLE_YEARS = 200;

interface PickItem {
  id: number;
  date: CalendarDate;
  formatted: string;
}

/** Buttons to the previous and next month, and lists of months and years. */
export function MonthHeader({ headingId, onShow }: MonthHeaderProps) {
  const show = (items: readonly PickItem[]) => (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = items.find(({ id }) => String(id) === event.currentTarget.value);
    if (chosen !== undefined) onShow(chosen.date);
  };
  return (
    <S.Header>
      <Button slot="previous">
        <PreviousIcon />
      </Button>
      <VisuallyHidden as="div">
        <Heading level={3} id={headingId} />
      </VisuallyHidden>
      <S.Picks>
        <CalendarMonthPicker format="long">
          {({ 'aria-label': label, value, items }) => (
            <S.Pick aria-label={label} value={value} onChange={show(items)}>
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </S.Pick>
          )}
        </CalendarMonthPicker>
        <CalendarYearPicker visibleYears={VISIBLE_YEARS}>
          {({ 'aria-label': label, value, items }) => (
            <S.Pick aria-label={label} value={value} onChange={show(items)}>
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </S.Pick>
          )}
        </CalendarYearPicker>
      </S.Picks>
      <Button slot="next">
        <NextIcon />
      </Button>
    </S.Header>
  );
}
