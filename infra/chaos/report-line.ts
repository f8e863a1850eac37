import type { Outcome } from './guarantee';

export interface ReportLine {
  passed: boolean;
  text: string;
}

/**
 * Returns the line for one guarantee. A control that does not fail also fails the guarantee, because the experiment
 * then proves nothing.
 */
export function reportLine(id: string, { held, control }: Outcome): ReportLine {
  const passed = held.isAsItMust && control?.isAsItMust !== false;
  const verdict = `${id} ${passed ? 'pass' : 'FAIL'} ${held.isAsItMust ? '' : 'not kept: '}${held.figure}`;
  if (!control) return { passed, text: verdict };
  return {
    passed,
    text: `${verdict}; control ${control.isAsItMust ? 'fails as it must' : 'DID NOT FAIL'}: ${control.figure}`,
  };
}
