import type { Call } from './stand-in-programs';

const RESOURCES: Record<string, string> = {
  deployment: 'deployments',
  service: 'services',
  hpa: 'horizontalpodautoscalers',
  pods: 'pods',
};
const VERBS: Record<string, string[]> = {
  get: ['get'],
  rollout: ['get', 'list', 'watch'],
  delete: ['get', 'delete'],
  scale: ['get'],
};

/** What an API server wants its caller to be allowed for a call of `kubectl`, e.g. `delete deployments`. */
function rightsFor({ args, input }: Call): string[] {
  const [command = '', ...rest] = args.slice(args.indexOf('-n') + 2);
  if (command === 'apply')
    return (JSON.parse(input) as { items: { kind: string }[] }).items.flatMap(({ kind }) =>
      ['get', 'create', 'patch'].map((verb) => `${verb} ${kind.toLowerCase()}s`),
    );
  const types = rest.map((word) => RESOURCES[word.split('/')[0] ?? '']).filter((resource) => resource !== undefined);
  const verbs = rest.includes('-l') ? ['list'] : (VERBS[command] ?? [`(unknown) ${command}`]);
  const own = types.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`));
  return command === 'scale'
    ? [...own, ...types.flatMap((resource) => [`get ${resource}/scale`, `patch ${resource}/scale`])]
    : own;
}

export const neededRights = (calls: readonly Call[]): string[] =>
  [...new Set(calls.filter(({ program }) => program === 'kubectl').flatMap(rightsFor))].sort();
