import { join } from 'node:path';
import type { CheckScope } from './affected/check-scope';
import { stages } from './stages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const names = (scope: CheckScope | null) =>
  stages(ROOT, scope)
    .flat(2)
    .map(({ name }) => name);
const commandOf = (name: string, scope: CheckScope | null) =>
  stages(ROOT, scope)
    .flat(2)
    .find((step) => step.name === name)
    ?.command.join(' ') ?? '';
const one: CheckScope = {
  projects: ['@waymark/service-maps'],
  roots: ['services/maps'],
  journeys: ['journeys/home.e2e.ts', 'journeys/staff.e2e.ts'],
  servers: true,
  pages: false,
};

describe('the steps of a check', () => {
  it('are all of them without a base', () => {
    expect(names(null)).toEqual(
      expect.arrayContaining([
        'generate',
        'build',
        'e2e-together',
        'e2e-alone',
        'format',
        'lint',
        'promises',
        'boundaries',
        'types',
        'sql',
        'unit',
        'browser',
        'medium',
        'budgets',
        'fuzz',
        'chaos',
      ]),
    );
  });

  it('give what measures time the machine for itself', () => {
    for (const lanes of stages(ROOT))
      if (lanes.flat().some(({ name }) => /^(budgets|chaos|prove)/.test(name))) expect(lanes).toHaveLength(1);
  });

  it('are for one slice those of its projects and its journeys', () => {
    expect(names(one)).not.toContain('budgets');
    expect(commandOf('build', one)).toContain('-p @waymark/service-maps');
    expect(commandOf('lint', one)).toMatch(/eslint --no-warn-ignored services\/maps$/);
    expect(commandOf('promises', one)).toMatch(/oxlint --type-aware services\/maps$/);
    expect(commandOf('sql', one)).toMatch(/infra\/sql\/check\.ts services\/maps$/);
    expect(commandOf('medium', one)).toMatch(/\/\(services\/maps\)\/$/);
    expect(commandOf('e2e-together', one)).toMatch(/--workers=\d+ journeys\/home\\\.e2e\\\.ts\$$/);
    expect(commandOf('e2e-alone', one)).toMatch(/--workers=1 journeys\/staff\\\.e2e\\\.ts\$$/);
  });

  it('keep the specs that read files of all slices, whatever changed', () => {
    expect(commandOf('unit', one)).toMatch(/\/\(infra\|libs\/tools\|e2e\|.*\|services\/maps\)\/$/);
    for (const folder of ['shell/src/kept-typing', 'services/account/src/content-page'])
      expect(commandOf('unit', one)).toContain(folder);
    const nothing: CheckScope = { projects: [], roots: [], journeys: [], servers: false, pages: false };
    expect(names(nothing)).toEqual(['boundaries', 'unit']);
  });
});
