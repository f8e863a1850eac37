import { deploymentSpec } from './cluster-objects';
import type { Pods } from './stand-in-kubectl';

/** Pods that are ready as soon as their image can be pulled, and that nobody can ask anything. */
export const podsByImage = (isThere: (image: string) => boolean): Pods => ({
  follow: () => Promise.resolve(),
  whyNot(deployment) {
    const { image = '' } = deploymentSpec.parse(deployment.spec).template.spec.containers[0] ?? {};
    return Promise.resolve(
      isThere(image) ? null : { reason: 'ImagePullBackOff', message: `Back-off pulling image "${image}"` },
    );
  },
});
