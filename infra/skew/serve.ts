import { readFileSync } from 'node:fs';
import { writeRelease } from '../registry/write-release';
import { untilAllFollow } from '../release/gateways/until-all-follow';
import { onPlatform } from './open-platform';
import { SKEW_FILE, skewSchema } from './skew-file';

// `serve.ts <slice> new|old`: every gateway sends the slice's requests to that version of its service afterwards.
const [, , slice = '', which = ''] = process.argv;
const of = skewSchema.parse(JSON.parse(readFileSync(SKEW_FILE, 'utf8')))[slice];
if (!of || (which !== 'new' && which !== 'old')) throw new Error('Usage: serve.ts <slice> new|old, after prepare.ts');

await onPlatform(async ({ connection, writer }) => {
  const { release } = await writeRelease(writer, 'service', slice, (current) => {
    if (!current) throw new Error(`${slice} has no live service.`);
    return { version: of.service[which], origins: of.origins[which], manifest: current.manifest, previous: current.previous, act: 'publish' };
  });
  await untilAllFollow(connection, { [`service.${slice}`]: release.sequence });
});
