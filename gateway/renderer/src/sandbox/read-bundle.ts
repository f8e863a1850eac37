import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD, SHELL_KEY } from '@waymark/contracts-core';
import { openBuild, openShellBuild, type PublicKeys } from '@waymark/registry';

/** Reads the text of the server bundle of a build. Throws unless it is exactly the file that was signed for this version. */
export type ReadBundle = (slice: string, version: string) => string;

export function bundleReader(artefactsDir: string, keys: PublicKeys): ReadBundle {
  return (slice, version) => {
    const folder = join(artefactsDir, 'r', slice, version);
    const record = readFileSync(join(folder, BUILD_RECORD), 'utf8');
    const build = slice === SHELL_KEY ? openShellBuild(version, record, keys) : openBuild(slice, version, record, keys);
    if (!build) throw new Error(`${slice} ${version} is not signed`);
    const { server } = build;
    const prefix = `/r/${slice}/${version}/`;
    if (!server?.file.startsWith(prefix)) throw new Error(`${slice} ${version} has no server bundle`);
    const content = readFileSync(join(folder, server.file.slice(prefix.length)));
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== server.integrity) throw new Error(`${server.file} is not the file that was signed`);
    return content.toString();
  };
}
