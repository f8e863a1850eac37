import type { ContractProblem } from './contract-problem';
import { eventProblems } from './events/event-problems';
import { sampleProblems } from './events/sample-problems';
import { httpProblems } from './http/http-problems';
import { manifestProblems, raisesMajor } from './manifest-problems';
import type { ServiceContracts } from './slice-contracts';

/**
 * Returns the promises of a live service that the candidate breaks, and events that one of them writes and the other
 * cannot read.
 */
export function serviceProblems(candidate: ServiceContracts, live: ServiceContracts | undefined): ContractProblem[] {
  const own = sampleProblems(candidate.samples, candidate.events, 'event');
  if (!live) return own;
  return [
    ...own,
    ...manifestProblems(candidate.manifest, live.manifest),
    ...(raisesMajor(candidate.manifest, live.manifest) ? [] : httpProblems(candidate.openapi, live.openapi)),
    ...eventProblems(candidate.events, live.events),
    ...sampleProblems(live.samples, candidate.events, 'live event'),
    ...sampleProblems(candidate.samples, live.events, 'new event'),
  ];
}
