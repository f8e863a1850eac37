import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths';
import { COLUMN_CHANGES } from './migration/team-changes';
import { RELEASED_SLICES, releasedSlice } from './released-slice';

describe('the slice whose release is shown', () => {
  it('is the one that was named, account without a name', () => {
    expect(releasedSlice().name).toBe('account');
    expect(releasedSlice('maps').name).toBe('maps');
  });

  it('is refused by a name of which no release is described', () =>
    expect(() => releasedSlice('map')).toThrow('No release of "map" is described: there are account, maps.'));

  it.each(RELEASED_SLICES)('$name has the page that is changed, with the words that are changed in it', (slice) => {
    const file = join(ROOT, slice.page);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8').split(slice.before)).toHaveLength(2);
    const { routes } = JSON.parse(readFileSync(join(ROOT, `mfe-${slice.name}/slice.json`), 'utf8')) as {
      routes: { path: string }[];
    };
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([slice.path, slice.start.path]));
  });
});

describe('the column that the team adds', () => {
  const edits = Object.entries(COLUMN_CHANGES).flatMap(([file, changes]) =>
    changes.map(([before]) => ({ file, before })),
  );

  it.each(edits)('has its place once in $file', ({ file, before }) =>
    expect(readFileSync(join(ROOT, file), 'utf8').split(before)).toHaveLength(2),
  );
});
