import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/paths';

/** A checkout of HEAD of its own, as a team has one: what is changed for the proof never touches this one. */
export class TeamCheckout {
  constructor(readonly folder: string) {}

  static make(folder: string): TeamCheckout {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['clone', '--quiet', ROOT, folder]);
    // Links instead of copies: the packages are the same, and nothing writes into them. Some projects have packages of their own.
    for (const packages of packageFolders()) run('cp', ['-al', join(ROOT, packages), join(folder, packages)]);
    return new TeamCheckout(folder);
  }

  /** Replaces the only place where `before` stands, and commits it, as the team would. */
  change(file: string, before: string, after: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${file} has not exactly one "${before}"`);
    writeFileSync(path, text.replace(before, () => after));
    run('git', ['-C', this.folder, '-c', 'user.name=Team', '-c', 'user.email=team@waymark.example', 'commit', '--quiet', '-am', `Change ${file}`]);
  }
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
