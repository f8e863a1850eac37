import type { ServiceManifest } from '@waymark/contracts-core';
import { satisfies, validRange } from 'semver';
import type { ContractProblem } from './contract-problem';
import { callProblems } from './consumed-fields/call-problems';
import { consumedEventProblems } from './consumed-fields/consumed-event-problems';
import type { ConsumerContracts, ServiceContracts } from './slice-contracts';

export type Providers = readonly Pick<ServiceContracts, 'manifest' | 'openapi' | 'events'>[];

/** Returns what a consumer needs, calls or handles that these services do not offer. */
export function consumerProblems(consumer: ConsumerContracts, services: Providers): ContractProblem[] {
  const { name, consumedFields } = consumer;
  return [
    ...needsProblems(
      consumer,
      services.map(({ manifest }) => manifest),
    ),
    ...callProblems(
      name,
      consumedFields,
      services.map(({ openapi }) => openapi),
    ),
    ...consumedEventProblems(
      name,
      consumedFields,
      services.map(({ events }) => events),
    ),
  ];
}

type Services = readonly Pick<ServiceManifest, 'name' | 'apiVersion'>[];

/** Checks that each API that a consumer needs exists, in a version within its range. */
function needsProblems({ name, needs }: ConsumerContracts, services: Services): ContractProblem[] {
  return Object.entries(needs).flatMap(([slice, range]) => {
    const at = `${name} needs ${slice} ${range}`;
    if (validRange(range) === null) return [{ at, says: 'which is not a range of versions' }];
    const service = services.find((one) => one.name === slice);
    if (!service) return [{ at, says: 'which is not live' }];
    return satisfies(service.apiVersion, range) ? [] : [{ at, says: `and ${service.apiVersion} would be live` }];
  });
}
