import { latestVisitMonth } from '@waymark/contracts-reviews';
import { formMonthSchema } from './form-schema';

const problem = (month: string) => formMonthSchema.safeParse(month).error?.issues[0]?.message ?? null;

describe('the month of a visit', () => {
  it.each(['', '2000-01', latestVisitMonth(Date.now())])('may be "%s"', (month) => {
    expect(problem(month)).toBeNull();
  });

  it.each(['2024-', '-05'])('is not half of one: %s', (half) => {
    expect(problem(half)).toBe('Choose both the month and the year, or neither.');
  });

  it('is not in the future, wherever on earth the person is', () => {
    expect(problem(latestVisitMonth(Date.now() + 32 * 86_400_000))).toBe(
      'The month of your visit cannot be in the future.',
    );
    // 10:30 UTC on 31 May is 1 June on the islands that are first.
    expect(latestVisitMonth(Date.UTC(2024, 4, 31, 10, 30))).toBe('2024-06');
  });
});
