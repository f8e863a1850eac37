import { CORE_PROBLEMS, type CoreProblemCode, type Problem } from '@waymark/contracts-core';

/** A problem of the gateway's own as JSON. */
export function problemText(code: CoreProblemCode, correlationId: string): string {
  const { status, title } = CORE_PROBLEMS[code];
  const problem: Problem = { type: 'about:blank', title, status, code, correlationId };
  return JSON.stringify(problem);
}
