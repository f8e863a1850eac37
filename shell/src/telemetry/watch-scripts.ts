import type { LoadReport } from '@waymark/contracts-core';
import { buildOf } from './build-of';

/** Programming errors. A failed API call is not the build's fault. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Reports uncaught errors of our scripts. Errors of browser extensions belong to no build. */
export function watchScripts(report: (report: LoadReport) => void): void {
  const threw = (place: string | undefined): void => {
    const build = buildOf(place);
    if (build) report({ ...build, outcome: 'script-error', kind: 'threw' });
  };
  window.addEventListener('error', ({ error, filename }) => threw(stackOf(error) ?? filename));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isMistake =
      MISTAKES.some((mistake) => reason instanceof mistake) && (reason as Error).message !== 'Failed to fetch';
    if (isMistake) threw(stackOf(reason));
  });
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);
