import { spawnSync } from 'node:child_process';

/** What the change since `base` must be checked with (infra/ci/affected); null, everything, when that cannot be told. */
export function scopeOf(root, base) {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/.bin/tsx', 'infra/ci/affected/main.ts', base], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const scope = status === 0 ? JSON.parse(stdout) : null;
  console.log(
    scope
      ? `Since ${base}: ${scope.projects.join(', ') || 'no project'}; ${scope.journeys.length} journeys`
      : `Since ${base}: everything is checked`,
  );
  return scope;
}
