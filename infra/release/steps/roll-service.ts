import { Refusal } from '../cli/refusal';
import type { ReleaseContext } from '../release-context';
import type { Step } from './step';

/** Starts the new build beside the running one. No request goes there until the registry says so. */
export const rollService: Step<ReleaseContext> = {
  name: 'roll the service',
  async run({ service, environment, undo, options: { slice } }) {
    if (!service?.version) return null;
    const before = service.live?.origins ?? [];
    try {
      service.origins = await environment.startService(slice, service.version);
    } catch (error) {
      throw new Refusal(`${slice} ${service.version} does not become ready: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (before.length > 0) undo.add(`the processes of ${slice} ${service.version}`, () => environment.retireService(slice, before));
    return `${service.version} is ready at ${service.origins.join(', ')}`;
  },
};
