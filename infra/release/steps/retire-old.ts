import type { ReleaseContext } from '../release-context';
import type { Step } from './step';

/** Ends the build before, now that no request is sent there; what it had begun it answers. */
export const retireOld: Step<ReleaseContext> = {
  name: 'retire the old',
  async run({ service, environment, undo, options: { slice } }) {
    undo.clear();
    if (!service?.origins) return null;
    await environment.retireService(slice, service.origins);
    return service.live ? `${service.live.version} has ended` : 'there was none';
  },
};
