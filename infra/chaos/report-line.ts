import type { Outcome } from './guarantee';

export interface ReportLine {
  passed: boolean;
  text: string;
}

/** One line for one guarantee. A control that does not fail fails the guarantee too: then the experiment proves nothing. */
export function reportLine(id: string, { held, control }: Outcome): ReportLine {
  const passed = held.isAsItMust && control?.isAsItMust !== false;
  const verdict = `${id} ${passed ? 'pass' : 'FAIL'} ${held.isAsItMust ? '' : 'not kept: '}${held.figure}`;
  if (!control) return { passed, text: verdict };
  return {
    passed,
    text: `${verdict}; control ${control.isAsItMust ? 'fails as it must' : 'DID NOT FAIL'}: ${control.figure}`,
  };
}
