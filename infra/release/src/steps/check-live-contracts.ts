import { join } from 'node:path';
import { checkContracts, readConsumerContracts, readServiceContracts, readLive } from '@waymark/consumer-contracts';
import { readAllReleases } from '../registry/read-all-releases';
import { Refusal } from '../refusal';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/**
 * Checks that everything that depends on the live versions still works after the release, and that the slice finds
 * what it needs.
 */
export const checkLiveContracts: Step<ReleaseContext> = {
  name: 'check the contracts',
  async run({ root, page, service, environment, writer }) {
    const all = await readAllReleases(writer);
    const pages = [...all.pages].flatMap(({ name, release }) =>
      [release.stable, release.canary?.build, release.previous].map((build) => ({ name, version: build?.version })),
    );
    const live = await readLive(environment.artefactsDir, {
      services: all.services.map(({ slice, version }) => ({ name: slice, version })),
      consumers: pages.flatMap(({ name, version }) => (version === undefined ? [] : [{ name, version }])),
    });
    // The gateway is not in the registry, so this checkout's contracts are used for it.
    const gateway = await readConsumerContracts('gateway', join(root, 'gateway'));
    const problems = checkContracts(
      {
        ...(service ? { service: await readServiceContracts(join(root, service.folder)) } : {}),
        ...(page ? { consumer: await readConsumerContracts(page.folder, join(root, page.folder)) } : {}),
      },
      { ...live, consumers: [...live.consumers, gateway] },
    );
    if (problems.length > 0)
      throw new Refusal(
        `This would break what is live:\n${problems.map(({ at, says }) => `${at} ${says}`).join('\n')}`,
      );
    return `nothing that ${live.services.length} live services and ${live.consumers.length} builds in browsers rely on is broken`;
  },
};
