import type { LoadReport } from '@waymark/contracts-core';
import { buildOf } from './build-of';

/** Mistakes in code. A call to the API that failed is none of the build's. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Tells of scripts of ours that threw where nothing caught it. What browser extensions throw names no build. */
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
