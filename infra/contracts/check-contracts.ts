import { isDeepStrictEqual } from 'node:util';
import type { ContractProblem } from './contract-problem';
import { consumerProblems, type Providers } from './consumer-problems';
import { UNPUBLISHED } from './consumed-fields/consumed-event-problems';
import { serviceProblems } from './service-problems';
import type { Candidate, ConsumerContracts, Live, ServiceContracts } from './slice-contracts';

/**
 * Returns why a candidate must not be released beside the live versions; empty when it may.
 * A service may add anything. It may remove or change something only with a new major version that every live
 * consumer's range admits. Fields that a live consumer reads must stay in any case, and events must be readable in
 * both directions.
 * A consumer must find what it needs in the live services; only for events it may wait. Faults that are already live
 * stop no release.
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
    // Reading everybody's needs takes seconds, so it is skipped when nothing changed.
    ...(service && !isDeepStrictEqual(service, liveService)
      ? newProblems(everybodyElse(service, live), before, after)
      : []),
  ];
}

/**
 * A consumer may wait for an event that nobody has published before. Otherwise, of two slices that consume each
 * other's new events, neither could be released first.
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

/** A service as a consumer: it reads events and calls no API. */
function asConsumer({ manifest, consumedFields }: ServiceContracts): ConsumerContracts {
  return { name: `service ${manifest.name}`, needs: {}, consumedFields };
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
