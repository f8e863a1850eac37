import type { LoadReport } from '@waymark/contracts-core';
import { watchScripts } from './watch-scripts';

const told: LoadReport[] = [];
beforeAll(() => watchScripts((report) => told.push(report)));
beforeEach(() => void (told.length = 0));

const at = (error: Error, place: string): Error =>
  Object.assign(error, { stack: `${error.name}: x\n    at f (${place}:1:2)` });
const MAPS = 'http://localhost/r/maps/v2/home.ab.js';

function rejected(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

describe('watchScripts', () => {
  it('reports a build with a failing script, and nothing but the build (R3.2)', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: at(new Error('Ann lives here'), MAPS), filename: MAPS }));
    expect(told).toEqual([{ slice: 'maps', version: 'v2', outcome: 'script-error', kind: 'threw' }]);
  });

  it('knows the build by the file when there is no stack', () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: MAPS }));
    expect(told).toHaveLength(1);
  });

  it('tells of a mistake in a promise that nobody caught', () => {
    rejected(at(new TypeError('x is undefined'), MAPS));
    expect(told).toHaveLength(1);
  });

  it.each([
    ['a call to the API that failed', () => rejected(at(new Error('503'), MAPS))],
    ['a lost connection', () => rejected(at(new TypeError('Failed to fetch'), MAPS))],
    ['a promise rejected with nothing', () => rejected(undefined)],
    [
      'an extension of the browser',
      () => window.dispatchEvent(new ErrorEvent('error', { error: at(new Error('x'), 'chrome-extension://abc/r.js') })),
    ],
    [
      'a script of the page itself',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/venues/1' })),
    ],
  ])('blames no build for %s', (_what, happens) => {
    happens();
    expect(told).toEqual([]);
  });
});
