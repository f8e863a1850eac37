/** `npm run images:renew`: asks the registries for each tag's current digest and writes the digests into every file. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { filesWithImages, outsideImages, withDigests } from './outside-images';

function digestOf(image: string): string {
  const digest = execFileSync(
    'docker',
    ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  ).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${image}: "${digest}" is no digest`);
  return digest;
}

const files = filesWithImages();
const images = new Set(files.flatMap(outsideImages).map(({ image }) => image));
const digests = new Map([...images].map((image) => [image, digestOf(image)]));
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const renewed = withDigests(text, digests);
  if (renewed !== text) writeFileSync(file, renewed);
}
for (const [image, digest] of digests) console.log(`${image} is ${digest}`);
