import type { TripBlog } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';

/** Shows dates such as "May 4, 2026 to May 9, 2026"; a single date for a one-day trip or a missing end date. */
export function TripDates({ startDate, endDate }: Pick<TripBlog, 'startDate' | 'endDate'>) {
  return (
    <>
      <time dateTime={startDate}>{dayWords(startDate)}</time>
      {endDate && endDate !== startDate && (
        <>
          <span>{' to '}</span>
          <time dateTime={endDate}>{dayWords(endDate)}</time>
        </>
      )}
    </>
  );
}
