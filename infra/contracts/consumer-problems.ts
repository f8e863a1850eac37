import type { ContractProblem } from './contract-problem';
import { needsProblems } from './needs-problems';
import { callProblems } from './picks/call-problems';
import { pickedEventProblems } from './picks/picked-event-problems';
import type { ConsumerContracts, ServiceContracts } from './slice-contracts';

export type Providers = readonly Pick<ServiceContracts, 'manifest' | 'openapi' | 'events'>[];

/** What a consumer needs, calls and handles, and would not find with these services. */
export function consumerProblems(consumer: ConsumerContracts, services: Providers): ContractProblem[] {
  const { name, picks } = consumer;
  return [
    ...needsProblems(
      consumer,
      services.map(({ manifest }) => manifest),
    ),
    ...callProblems(
      name,
      picks,
      services.map(({ openapi }) => openapi),
    ),
    ...pickedEventProblems(
      name,
      picks,
      services.map(({ events }) => events),
    ),
  ];
}
