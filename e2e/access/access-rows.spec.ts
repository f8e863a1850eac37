import { ACCESS_ROWS } from './all-rows';
import { allOperations } from './operations';

const operations = allOperations();
const name = ({ slice, id }: { slice: string; id: string }) => `${slice}.${id}`;

describe('the access matrix (A11.2)', () => {
  it('has a row for every endpoint of every service', () => {
    expect(operations.filter(({ slice, id }) => !ACCESS_ROWS[slice]?.[id]).map(name)).toEqual([]);
  });

  it('has no row for an endpoint that is gone', () => {
    const rows = Object.entries(ACCESS_ROWS).flatMap(([slice, ofSlice]) =>
      Object.keys(ofSlice).map((id) => name({ slice, id })),
    );
    expect(rows.filter((row) => !operations.some((operation) => name(operation) === row))).toEqual([]);
  });

  it('lets nobody in whom the contract keeps out', () => {
    const tooOpen = operations.filter(({ slice, id, access }) => {
      const expected = ACCESS_ROWS[slice]?.[id]?.expected;
      if (!expected || access === 'visitor') return false;
      const outside = [expected.visitor, expected.suspended, expected['expired session']].some(
        (status) => status !== 401,
      );
      const below =
        access === 'member'
          ? []
          : [expected.member, expected['other member'], ...(access === 'admin' ? [expected.moderator] : [])];
      return outside || below.some((status) => status !== 403 && status !== 404);
    });
    expect(tooOpen.map(name)).toEqual([]);
  });
});
