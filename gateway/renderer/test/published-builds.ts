import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_RECORD, buildKey, SHELL_KEY } from '@waymark/contracts-core';
import { publicKeyText, signEntry, signingKey } from '@waymark/registry';

/** Creates a folder of builds like those of a release, signed with a key of this test. */
export function publishedBuilds() {
  const dir = mkdtempSync(join(tmpdir(), 'waymark-renderer-'));
  const key = signingKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

  function publish(slice: string, version: string, source: string): string {
    const folder = join(dir, 'r', slice, version);
    mkdirSync(folder, { recursive: true });
    const path = `/r/${slice}/${version}/`;
    const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    const ofAll = { version, preload: [], integrity: {}, server: { file: `${path}server.js`, integrity } };
    const build =
      slice === SHELL_KEY
        ? { ...ofAll, scripts: [], styles: [] }
        : { ...ofAll, slice, entry: `${path}entry.js`, preloadByPage: {}, manifest: { name: slice, routes: [] } };
    writeFileSync(join(folder, 'server.js'), source);
    writeFileSync(join(folder, BUILD_RECORD), JSON.stringify(signEntry(buildKey(slice, version), build, key)));
    return folder;
  }

  return {
    dir,
    publicKeys: publicKeyText(key.publicKey),
    publish,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Renders nothing: responds with the exports of the slice's bundle. */
export const ECHO_SHELL = `module.exports = {
  provided: { react: { version: '19' } },
  render: async (request, load) => JSON.stringify(await load('demo').answer(JSON.parse(request))),
};`;
