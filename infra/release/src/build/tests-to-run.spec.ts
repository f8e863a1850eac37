import { changedFiles } from './source-list';
import { testsToRun } from './tests-to-run';

const remote = (changed: string[] | null) => ({ folder: 'mfe-maps', changed });
const service = (changed: string[] | null) => ({ folder: 'services/maps', changed });

describe('the tests of a release (R1.6, R1.8)', () => {
  it('are empty when nothing differs from the live build', () => {
    expect(testsToRun([remote([]), service([])])).toBeNull();
  });

  it('are those of the half that changed, as far as they reach a changed file', () => {
    const related = ['libs/ui/src/button.tsx', 'mfe-maps/src/map.tsx'];
    expect(testsToRun([remote(related), service([])])).toEqual({
      projects: ['unit', 'browser'],
      folders: ['mfe-maps'],
      related,
    });
  });

  it('need real servers for a service', () => {
    const related = ['services/maps/src/report.ts'];
    expect(testsToRun([service(related)])).toEqual({
      projects: ['unit', 'medium'],
      folders: ['services/maps'],
      related,
    });
  });

  it('are all of the half when nobody knows what the live build was made of (R1.7)', () => {
    expect(testsToRun([remote(null), service([])])).toEqual({ projects: ['unit', 'browser'], folders: ['mfe-maps'] });
  });

  it.each([
    'package-lock.json',
    'services/maps/prisma/migrations/0002_more/migration.sql',
    'services/maps/package.json',
  ])('are all of the half when %s changed, because no import shows what depends on it', (path) =>
    expect(testsToRun([service([path])])?.related).toBeUndefined(),
  );
});

describe('what changed', () => {
  it('is what is new, gone or other', () => {
    expect(changedFiles({ same: '1', gone: '1', other: '1' }, { same: '1', other: '2', new: '1' })).toEqual([
      'gone',
      'new',
      'other',
    ]);
  });
});
