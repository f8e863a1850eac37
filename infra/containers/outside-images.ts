import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const NAMING = /(^|\/)(Dockerfile|[^/]+\.yaml)(\.template)?$/;
/** Images built here are named `waymark/...`, or by a variable. */
const IMAGE = /(?<=^FROM |\bimage: )(?!waymark\/|\$\{)([^\s@"']+)(?:@(sha256:[0-9a-f]{64}))?(?=\s|$)/gm;

export interface OutsideImage {
  /** With its tag, e.g. `nats:2.12-alpine`. */
  image: string;
  /** The tag's digest at the last renewal; null when it has none. */
  digest: string | null;
}

/** Returns Dockerfiles, compose files, manifests, and the generator's templates of them for a new slice. */
export function filesWithImages(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => NAMING.test(file))
    .map((file) => join(ROOT, file));
}

/** Returns each external image that a file names. */
export function outsideImages(file: string): OutsideImage[] {
  return [...readFileSync(file, 'utf8').matchAll(IMAGE)].map(([, image = '', digest = null]) => ({ image, digest }));
}

/** Returns the text with the digest from `digests` behind each image. */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replace(IMAGE, (named: string, image: string) => {
    const digest = digests.get(image);
    return digest === undefined ? named : `${image}@${digest}`;
  });
}
