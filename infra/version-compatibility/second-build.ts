import { ROOT } from '../local/paths';
import { readRelease, uploadRemote, startCanary, writePage } from '@waymark/release/registry';
import { untilAllFollow } from '@waymark/release';
import { onPlatform } from './open-platform';
import { renamedBuild } from './renamed-build';

// `second-build.ts <slice> [<per cent>]` uploads the remote's files again under another version and prints it: for a
// preview, or for this share of visitors. `second-build.ts <slice> end` gives everybody the stable build, without a
// canary.
const [, , slice = '', share] = process.argv;

await onPlatform(async ({ connection, environment: { artefactsDir, signer }, writer }) => {
  if (share === 'end') return end();
  const folder = `mfe-${slice}`;
  const distDir = renamedBuild(ROOT, { slice, kind: 'remote', folder }, `${ROOT}/${folder}/dist`);
  const build = await uploadRemote({ distDir, artefactsDir }, signer);
  if (share)
    await follow(
      await writePage(writer, 'remote', slice, 'canary', (current) => startCanary(current, build, Number(share))),
    );
  console.log(build.version);

  async function end(): Promise<void> {
    const { value } = await readRelease(writer, 'remote', slice);
    if (!value || (value.state === 'live' && !value.canary)) return;
    await follow(
      await writePage(writer, 'remote', slice, value.canary ? 'rollback' : 'revive', () => ({
        ...value,
        state: 'live',
        canary: undefined,
      })),
    );
  }

  async function follow({ release }: { release: { sequence: number } }): Promise<void> {
    await untilAllFollow(connection, { [`remote.${slice}`]: release.sequence });
  }
});
