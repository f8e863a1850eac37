import { satisfies, validRange } from 'semver';
import type { ServiceManifest } from '@waymark/contracts-core';
import type { ContractProblem } from './contract-problem';
import type { ConsumerContracts } from './slice-contracts';

type Services = readonly Pick<ServiceManifest, 'name' | 'apiVersion'>[];

/** Whether each API that a consumer needs is there, in a version of the range that it names. */
export function needsProblems({ name, needs }: ConsumerContracts, services: Services): ContractProblem[] {
  return Object.entries(needs).flatMap(([slice, range]) => {
    const at = `${name} needs ${slice} ${range}`;
    if (validRange(range) === null) return [{ at, says: 'which is not a range of versions' }];
    const service = services.find((one) => one.name === slice);
    if (!service) return [{ at, says: 'which is not live' }];
    return satisfies(service.apiVersion, range) ? [] : [{ at, says: `and ${service.apiVersion} would be live` }];
  });
}
