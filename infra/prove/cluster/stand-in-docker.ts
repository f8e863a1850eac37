import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDockerfile } from '../../containers/read-dockerfile';
import type { Answer } from './stand-in-programs';

/** An engine and its registry: images are names. What it complains of is in the words of the real one. */
export class StandInDocker {
  /** In the registry. */
  readonly pushed = new Set<string>();
  /** In the engine. */
  readonly built: string[] = [];
  /** Complaint of the next build or push. */
  fails: Partial<Record<'build' | 'push', string>> = {};

  constructor(private readonly root: string) {}

  readonly run = ([command = '', ...args]: readonly string[]): Answer => {
    if (command === 'build') return this.build(args);
    if (command === 'push') return this.push(args[0] ?? '');
    if (command === 'manifest' && args[0] === 'inspect') return this.inspect(args[1] ?? '');
    return { code: 1, err: `docker: '${command}' is not a docker command.\nSee 'docker --help'\n` };
  };

  private build(args: string[]): Answer {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        file: { type: 'string', short: 'f' },
        tag: { type: 'string', short: 't' },
        target: { type: 'string' },
      },
    });
    const file = join(this.root, values.file ?? 'Dockerfile');
    if (positionals.join() !== '.' || !existsSync(file))
      return {
        code: 1,
        err: `ERROR: failed to solve: failed to read dockerfile: open ${values.file}: no such file or directory\n`,
      };
    if (!readDockerfile(file).some(({ name }) => name === values.target))
      return { code: 1, err: `ERROR: failed to solve: target stage "${values.target}" could not be found\n` };
    if (this.fails.build) return { code: 1, err: this.fails.build };
    this.built.push(values.tag ?? '');
    return { code: 0, err: `#1 naming to ${values.tag} done\n` };
  }

  private push(image: string): Answer {
    const name = image.slice(0, image.lastIndexOf(':'));
    if (!this.built.includes(image)) return { code: 1, err: `An image does not exist locally with the tag: ${name}\n` };
    if (this.fails.push) return { code: 1, out: `The push refers to repository [${name}]\n`, err: this.fails.push };
    this.pushed.add(image);
    return { code: 0, out: `The push refers to repository [${name}]\n` };
  }

  private inspect(image: string): Answer {
    return this.pushed.has(image)
      ? { code: 0, out: '{"schemaVersion":2}\n' }
      : { code: 1, err: `no such manifest: ${image}\n` };
  }
}
