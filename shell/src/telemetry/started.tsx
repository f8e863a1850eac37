import { useEffect } from 'react';
import type { LoadReport } from '@waymark/contracts-core';
import { buildOf } from './build-of';

declare global {
  /** Written by webpack: the folder that this build was loaded from. */
  var __webpack_public_path__: string;
}

/** Tells that the frame stands: effects run only when nothing threw while it was drawn. */
export function Started({ report }: { report: (report: LoadReport) => void }): null {
  useEffect(() => {
    const build = buildOf(__webpack_public_path__);
    if (build) report({ ...build, outcome: 'loaded' });
  }, [report]);
  return null;
}
