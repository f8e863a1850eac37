import { countNewer } from './steady-list';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('how many are new', () => {
  it.each([
    ['nothing', rows(3, 2, 1), rows(3, 2, 1), 0],
    ['two on top', rows(5, 4, 3, 2), rows(3, 2, 1), 2],
    ['all of a page', rows(9, 8, 7), rows(3, 2, 1), 3],
    ['the first ones', rows(2, 1), [], 2],
    ['one that was taken out again', rows(2, 1), rows(3, 2, 1), 0],
  ])('%s', (_what, newest, shown, count) => expect(countNewer(newest, shown)).toBe(count));
});
