import { join } from 'node:path';
import type { CheckScope } from './affected/check-scope';
import { deepStages, stages } from './stages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const steps = (scope: CheckScope | null) => stages(ROOT, scope).flat(2);
const deepSteps = (scope: CheckScope | null) => deepStages(ROOT, scope).flat(2);
const names = (scope: CheckScope | null) => steps(scope).map(({ name }) => name);
const deepNames = (scope: CheckScope | null) => deepSteps(scope).map(({ name }) => name);
const step = (name: string, scope: CheckScope | null) =>
  [...steps(scope), ...deepSteps(scope)].find((each) => each.name === name);
const commandOf = (name: string, scope: CheckScope | null) => step(name, scope)?.command.join(' ') ?? '';
const one: CheckScope = {
  projects: ['@waymark/service-maps'],
  roots: ['services/maps'],
  journeys: ['journeys/home.e2e.ts', 'journeys/staff.e2e.ts'],
  servers: true,
  pages: false,
  slices: ['maps'],
};

describe('the steps of a check (R9.1, R9.7)', () => {
  it('are all of them without a base', () => {
    expect(names(null)).toEqual(
      expect.arrayContaining([
        'generate',
        'build',
        'journeys',
        'format',
        'lint',
        'sql',
        'check:repo',
        'unit',
        'browser',
        'medium',
        'budgets',
      ]),
    );
    expect(deepNames(null)).toEqual([
      'generate',
      'build',
      'deep-journeys',
      'deep',
      'built',
      'fuzz',
      'chaos',
      'two-of-each',
    ]);
  });

  it('give journeys and what measures time the machine for themselves', () => {
    for (const lanes of [...stages(ROOT), ...deepStages(ROOT)])
      if (lanes.flat().some(({ name }) => /journeys|^(chaos|two-of-each)/.test(name))) expect(lanes).toHaveLength(1);
  });

  it('are for one slice those of its projects and its journeys', () => {
    expect(names(one)).not.toContain('budgets');
    expect(deepNames(one)).not.toContain('two-of-each');
    expect(deepNames({ ...one, journeys: ['journeys/hidden-review.e2e.ts'] })).toContain('two-of-each');
    expect(commandOf('build', one)).toContain('-p @waymark/service-maps');
    for (const name of ['lint', 'sql', 'medium', 'browser'])
      expect(commandOf(name, one)).toContain(`-t ${name} -p @waymark/service-maps --`);
    expect(step('journeys', one)?.env).toMatchObject({ JOURNEYS: 'journeys/home.e2e.ts,journeys/staff.e2e.ts' });
  });

  it('are limited to the changed slices where possible, and a changed journey runs in full', () => {
    for (const name of ['journeys', 'deep-journeys', 'built', 'fuzz', 'chaos'])
      expect([name, step(name, one)?.env]).toEqual([name, expect.objectContaining({ SLICES: 'maps' })]);
    const own = { ...one, projects: [...one.projects, '@waymark/e2e'] };
    expect(step('journeys', own)?.env).not.toHaveProperty('SLICES');
    for (const scope of [null, { ...one, slices: null }])
      for (const name of ['journeys', 'deep-journeys', 'built', 'fuzz', 'chaos'])
        expect(step(name, scope)?.env).not.toHaveProperty('SLICES');
  });

  it('keep what looks at files of all slices, whatever changed', () => {
    expect(commandOf('unit', one)).toContain('-p tag:scope:infra,@waymark/service-maps ');
    expect(commandOf('check:repo', one)).not.toContain(' -p ');
    const nothing: CheckScope = { projects: [], roots: [], journeys: [], servers: false, pages: false, slices: [] };
    expect(names(nothing)).toEqual(['check:repo', 'unit']);
  });
});
