import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layOutImage } from './lay-out-image';
import { readDockerfile } from './read-dockerfile';

const ROOT = join(import.meta.dirname, '../..');
const NODE = '/nodejs/bin/node';

export interface ImageProcess {
  root: string;
  cwd: string;
  command: string;
  args: string[];
  /** The command of the image's health check. */
  health: string[] | null;
  env: Record<string, string>;
  /** The image's user, where we may switch users. */
  user: { uid: number; gid: number } | null;
}

/** Returns an image's stage as a plain process: its files below `root`, its command, environment and user. */
export function imageProcess(folder: string, stage: string, root: string): ImageProcess {
  const stages = readDockerfile(join(ROOT, folder, 'Dockerfile'));
  const image = stages.find(({ name }) => name === stage);
  if (image === undefined) throw new Error(`${folder}/Dockerfile has no stage ${stage}`);
  mkdirSync(root, { recursive: true });
  layOutImage(stages, image, root);
  const here = (value: string) => (value.startsWith('/') ? join(root, value) : value);
  const node = (words: readonly string[]) =>
    words[0] === NODE ? [process.env['CONTAINER_NODE'] ?? process.execPath, ...words.slice(1)] : [...words];
  const [command = '', ...args] = node([...image.entrypoint, ...image.command]);
  const [uid = 0, gid = 0] = (image.user ?? '').split(':').map(Number);
  return {
    root,
    cwd: join(root, image.workdir),
    command,
    args,
    health: image.health && node(image.health),
    env: Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, here(value)])),
    user: process.getuid?.() === 0 ? { uid, gid } : null,
  };
}
