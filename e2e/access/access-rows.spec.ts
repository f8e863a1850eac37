import type { AccessRow } from './access-row';
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

  it('lets in the least role that the contract lets in', () => {
    const other = operations.filter(({ slice, id, access }) => {
      const row = ACCESS_ROWS[slice]?.[id];
      return row && leastOf(row) !== access;
    });
    expect(other.map(name)).toEqual([]);
  });
});

function leastOf({ expected }: AccessRow): string {
  const outside = [expected.visitor, expected.suspended, expected['expired session']];
  if (outside.some((status) => status !== 401)) return 'visitor';
  // Not even an admin can: only the owner of the item can, and none of these callers is.
  const isOfOwners = expected.admin === 403;
  if (isOfOwners || [expected.member, expected['other member']].some((status) => status !== 403)) return 'member';
  return expected.moderator === 403 ? 'admin' : 'moderator';
}
