import { readRelease } from '../registry/read-release';
import { Refusal } from '../refusal';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Starts the new build beside the running one. It gets no requests until the registry says so. */
export const rollService: Step<ReleaseContext> = {
  name: 'roll the service',
  async run({ service, environment, writer, undo, options: { slice } }) {
    if (!service?.version) return null;
    const before = service.live?.origins ?? [];
    try {
      service.origins = await environment.startService(slice, service.version);
    } catch (error) {
      throw new Refusal(
        `${slice} ${service.version} does not become ready: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    undo.add(`the processes of ${slice} ${service.version}`, async () => {
      const isAsked = before.length === 0 && (await readRelease(writer, 'service', slice)).value !== null;
      if (isAsked) throw new Error('requests go there, and there is no build before it');
      await environment.retireService(slice, before);
    });
    return `${service.version} is ready at ${service.origins.join(', ')}`;
  },
};
