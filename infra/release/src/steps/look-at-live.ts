import { sliceFolders } from '../build/slice-folders';
import { sourceList, changedFiles } from '../build/source-list';
import { readSourceRecord } from '../build/source-record';
import { readRelease } from '../registry/read-release';
import { Refusal } from '../refusal';
import { askGateways, unreadableLines } from '../gateways/ask-gateways';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Reads what is live for the slice, whether we may change it, and which source files differ from the live build's. */
export const lookAtLive: Step<ReleaseContext> = {
  name: 'look at what is live',
  async run(context) {
    const { root, options, environment, writer } = context;
    const { slice } = options;
    const folders = sliceFolders(root, options);
    requireTrustedKey(context);
    const toKnow = await whatGatewaysSay(context);
    if (folders.page) {
      const { kind, folder } = folders.page;
      const { value } = await readRelease(writer, kind, slice);
      context.page = { kind, folder, live: value, ...(await sourcesOf(folder, value?.stable.version)) };
    }
    if (folders.service) {
      const { value } = await readRelease(writer, 'service', slice);
      context.service = {
        folder: folders.service.folder,
        live: value,
        ...(await sourcesOf(folders.service.folder, value?.version)),
      };
    }
    return [await context.whatVisitorsSee(), ...toKnow].join('\n');

    async function sourcesOf(folder: string, version: string | undefined) {
      const sources = sourceList(root, folder);
      const before = version ? await readSourceRecord(environment.artefactsDir, folder, version) : null;
      return { sources, changed: before ? changedFiles(before, sources) : null };
    }
  },
};

/**
 * Gateways must trust our signature. Otherwise they would reject the new entry, and a gateway that restarts would have
 * none.
 */
function requireTrustedKey({ environment }: ReleaseContext): void {
  const { signer, trusted } = environment;
  if (trusted.has(signer.keyId)) return;
  throw new Refusal(
    `The signing key ${signer.keyId} is none that the gateways believe (${[...trusted.keys()].join(', ')}): they would refuse what it signs.`,
  );
}

async function whatGatewaysSay({ connection, options }: ReleaseContext): Promise<string[]> {
  const { reports, unreadable } = await askGateways(connection);
  if (reports.length + unreadable.length === 0)
    throw new Refusal('No gateway answers: nobody would see this release, and nothing could be verified.');
  const refused = new Map(reports.flatMap(({ refused: byKey }) => Object.entries(byKey)));
  const ours = [...refused].filter(([key]) => key === options.slice || key.endsWith(`.${options.slice}`));
  const wrong = ours.map(
    ([key, reason]) =>
      `The registry key ${key} was changed to something that gateways refuse (${reason}); they go on with the release before. This release puts it right.`,
  );
  return [...wrong, ...unreadableLines(unreadable)];
}
