import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceManifestSchema } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import { readAllReleases, type AllReleases } from '../registry/read-all-releases';
import type { ReleaseContext } from './release-context';
import { answerProblems } from '../checks/answer-problems';
import { pageProblems } from '../checks/page-problems';
import { prefixProblems } from '../checks/manifest-problems';
import type { Step } from './run-steps';

/** Checks everything where visitors will find it, before they do. */
export const verifyRelease: Step<ReleaseContext> = {
  name: 'verify',
  async run(context) {
    const { page, service, environment, writer, options } = context;
    if (!page?.build && !service?.origins) return null;
    const all = await readAllReleases(writer);
    const problems = [
      ...(page?.build ? await pageProblems(environment.origin, options.slice, page.build, all) : []),
      ...(service?.origins ? await serviceProblems(context, service.folder, service.origins, all) : []),
    ];
    if (problems.length > 0) throw new Refusal(`Not fit for visitors:\n${problems.join('\n')}`);
    const files = page?.build
      ? [`${Object.keys(page.build.integrity).length} files answer with their hashes, versions and addresses fit`]
      : [];
    return [...files, ...(service?.origins ? [`the service answers at ${service.origins.length} addresses`] : [])].join(
      '; ',
    );
  },
};

async function serviceProblems(
  { root, environment }: ReleaseContext,
  folder: string,
  origins: string[],
  all: AllReleases,
): Promise<string[]> {
  const manifest = serviceManifestSchema.parse(JSON.parse(await readFile(join(root, folder, 'service.json'), 'utf8')));
  const strange = origins
    .filter((origin) => !environment.isOwnOrigin(origin))
    .map((origin) => `${origin} is no address of this platform`);
  const answers = await Promise.all(
    origins.map((origin) => answerProblems(origin, join(root, folder, 'openapi.json'))),
  );
  return [
    ...strange,
    ...prefixProblems(
      manifest,
      all.services.map((one) => one.manifest),
    ),
    ...answers.flat(),
  ];
}
