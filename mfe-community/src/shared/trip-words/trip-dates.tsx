import type { TripBlog } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';

/** "May 4, 2026 to May 9, 2026"; one day alone where the trip had one, or no end was given. */
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
