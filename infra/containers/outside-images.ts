import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const NAMING = /(^|\/)(Dockerfile|[^/]+\.yaml)(\.template)?$/;
/** What is built here is named `waymark/...`, or by a variable. */
const IMAGE = /(?<=^FROM |\bimage: )(?!waymark\/|\$\{)([^\s@"']+)(?:@(sha256:[0-9a-f]{64}))?(?=\s|$)/gm;

export interface OutsideImage {
  /** With its tag, e.g. `nats:2.12-alpine`. */
  image: string;
  /** What that tag stood for when somebody last looked; null where nobody did. */
  digest: string | null;
}

/** Dockerfiles, compose files, manifests, and what the generator makes of them for a new slice. */
export function filesWithImages(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => NAMING.test(file))
    .map((file) => join(ROOT, file));
}

/** Each image of others that a file names. */
export function outsideImages(file: string): OutsideImage[] {
  return [...readFileSync(file, 'utf8').matchAll(IMAGE)].map(([, image = '', digest = null]) => ({ image, digest }));
}

/** The text with the digest of `digests` behind each image that is in it. */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replace(IMAGE, (named: string, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? named : `${image}@${digest}`;
  });
}
