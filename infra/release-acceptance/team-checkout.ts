import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/paths';

/** `[before, after]`; `before` must occur exactly once in the file. */
export type Change = readonly [before: string, after: string];

/** Files that npm and `npm start` overwrite in place. */
const OWN = ['.package-lock.json', '.waymark-installed'];
const TEAM = ['-c', 'user.name=Team', '-c', 'user.email=team@waymark.example'];

/** A separate checkout of HEAD, like a team's: the proof's changes never touch this one. */
export class TeamCheckout {
  private constructor(
    readonly folder: string,
    private readonly head: string,
  ) {}

  static make(folder: string): TeamCheckout {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['clone', '--quiet', ROOT, folder]);
    // Uses hard links instead of copies: nothing writes into the packages. Some projects have their own packages.
    for (const packages of packageFolders()) run('cp', ['-al', join(ROOT, packages), join(folder, packages)]);
    for (const file of OWN.map((name) => join(folder, 'node_modules', name)).filter((path) => existsSync(path)))
      unlink(file);
    return new TeamCheckout(folder, run('git', ['-C', folder, 'rev-parse', 'HEAD']).trim());
  }

  /** Restores the original state but keeps builds, to save time. */
  reset(): void {
    this.git('reset', '--quiet', '--hard', this.head);
    this.git('clean', '--quiet', '-fd');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  edit(file: string, ...changes: readonly Change[]): void {
    const text = changes.reduce((before, [from, to]) => {
      if (before.split(from).length !== 2) throw new Error(`${file} has not exactly one "${from}"`);
      return before.replace(from, () => to);
    }, this.read(file));
    this.write(file, text);
  }

  /** Commits all changed and new files, as the team would. */
  commit(message: string): void {
    this.git('add', '--all');
    this.git(...TEAM, 'commit', '--quiet', '-m', message);
  }

  /** Replaces the only occurrence of `before`, and commits. */
  change(file: string, before: string, after: string): void {
    this.edit(file, [before, after]);
    this.commit(`Change ${file}`);
  }

  private git(...args: string[]): void {
    run('git', ['-C', this.folder, ...args]);
  }
}

/** Replaces the hard link with a copy. */
function unlink(file: string): void {
  copyFileSync(file, `${file}.own`);
  renameSync(`${file}.own`, file);
}

function packageFolders(): string[] {
  const projects = run('git', ['-C', ROOT, 'ls-files', 'package.json', '*/package.json']).trim().split('\n');
  return projects.map((file) => join(dirname(file), 'node_modules')).filter((folder) => existsSync(join(ROOT, folder)));
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`);
  return stdout;
}
