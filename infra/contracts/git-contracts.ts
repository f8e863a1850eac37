import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConsumerContracts, readServiceContracts } from './read-contracts';
import type { Live } from './slice-contracts';
import { CONSUMED_FIELDS_FILES } from './stored-contracts';

const CONSUMED_FIELDS = `(?:${CONSUMED_FIELDS_FILES.join('|').replaceAll('.', '\\.')})`;
const CONTRACT = new RegExp(
  `^(services/\\w+|mfe-\\w+|shell|gateway)/(service\\.json|slice\\.json|openapi\\.json|events\\.schema\\.json|${CONSUMED_FIELDS}|samples/.*)$`,
);
const CONSUMER = new RegExp(`^(mfe-\\w+|shell|gateway)/${CONSUMED_FIELDS}$`);

/** Writes the contracts of every slice at a commit below `into` and returns them; null when there is no such commit. */
export async function gitContracts(root: string, commit: string, into: string): Promise<Live | null> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });
  const files = listed(() => git('ls-tree', '-r', '--name-only', commit));
  if (!files) return null;
  for (const file of files.filter((name) => CONTRACT.test(name))) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    writeFileSync(join(into, file), git('show', `${commit}:${file}`));
  }
  const folders = (name: RegExp) => [
    ...new Set(files.map((file) => name.exec(file)?.[1]).filter((folder) => folder !== undefined)),
  ];
  return {
    services: await Promise.all(
      folders(/^(services\/\w+)\/service\.json$/).map((folder) => readServiceContracts(join(into, folder))),
    ),
    consumers: await Promise.all(folders(CONSUMER).map((name) => readConsumerContracts(name, join(into, name)))),
  };
}

function listed(list: () => string): string[] | null {
  try {
    return list().split('\n');
  } catch {
    return null;
  }
}
