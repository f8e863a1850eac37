import { isDeepStrictEqual } from 'node:util';
import type { ContractProblem } from './contract-problem';
import { consumerProblems, type Providers } from './consumer-problems';
import { UNPUBLISHED } from './picks/picked-event-problems';
import { serviceProblems } from './service-problems';
import type { Candidate, ConsumerContracts, Live, ServiceContracts } from './slice-contracts';

/**
 * Why a candidate must not be released beside what is live; empty when it may.
 * A service may add, and may take away or change only with a new major version that every live consumer's range
 * admits. What a live consumer reads must stay in any case, and so must events readable in both directions.
 * A consumer finds what it needs and reads in the services that are live then; only for events it may wait. Faults that are
 * live already are nobody's new fault: they stop no release.
 */
export function checkContracts(candidate: Candidate, live: Live): ContractProblem[] {
  const { service, consumer } = candidate;
  const before = live.services;
  const liveService = before.find(({ manifest }) => manifest.name === service?.manifest.name);
  const after = service ? [...before.filter((one) => one !== liveService), service] : before;
  const own = [...(service ? [asConsumer(service)] : []), ...(consumer ? [consumer] : [])];
  return [
    ...(service ? serviceProblems(service, liveService) : []),
    ...own.flatMap((one) => withoutAwaited(one, consumerProblems(one, after), before)),
    // To read all that others need takes seconds: for what is the same as before it is left out.
    ...(service && !isDeepStrictEqual(service, liveService)
      ? newProblems(everybodyElse(service, live), before, after)
      : []),
  ];
}

/**
 * An event that nobody published before either is waited for: of two slices that hear each other's new events, neither
 * could be released first.
 */
function withoutAwaited(
  consumer: ConsumerContracts,
  problems: ContractProblem[],
  before: Providers,
): ContractProblem[] {
  const awaited = consumerProblems(consumer, before).filter(({ says }) => says === UNPUBLISHED);
  const known = new Set(awaited.map(textOf));
  return problems.filter((problem) => !known.has(textOf(problem)));
}

/** A service reads events; what it calls is nothing. */
function asConsumer({ manifest, picks }: ServiceContracts): ConsumerContracts {
  return { name: `service ${manifest.name}`, needs: {}, picks };
}

function everybodyElse(service: ServiceContracts, { services, consumers }: Live): readonly ConsumerContracts[] {
  const others = services.filter(({ manifest }) => manifest.name !== service.manifest.name);
  return [...others.map(asConsumer), ...consumers];
}

function newProblems(consumers: readonly ConsumerContracts[], before: Providers, after: Providers): ContractProblem[] {
  return consumers.flatMap((consumer) => {
    const known = new Set(consumerProblems(consumer, before).map(textOf));
    return consumerProblems(consumer, after).filter((problem) => !known.has(textOf(problem)));
  });
}

const textOf = ({ at, says }: ContractProblem): string => `${at} ${says}`;
