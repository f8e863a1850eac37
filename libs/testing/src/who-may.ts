import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROLES = ['visitor', 'member', 'moderator', 'admin'] as const;
/** The role of a caller. */
export type CallerRole = (typeof ROLES)[number];

type Described = Record<string, Record<string, { operationId: string; 'x-access': CallerRole }>>;

/** A parameter that no operation declares: callers with the right role get 400 for it, before anything changes. */
const UNDECLARED = 'undeclared=1';

/** 404 when `1` is not valid in an operation's path. */
const LET_IN = [400, 404];

/**
 * Calls each operation in a service's openapi.json as every role, and returns those with an unexpected status. `ask`
 * returns the status of a method and path for a role.
 */
export async function answeredOtherwise(
  slice: string,
  ask: (method: string, path: string, role: CallerRole) => Promise<number>,
): Promise<string[]> {
  const file = join(import.meta.dirname, '../../../services', slice, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Described };
  const wrong: string[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, 'x-access': least }] of Object.entries(methods))
      for (const role of ROLES) {
        const address = `${path.replace(/\{\w+\}/g, '1')}?${UNDECLARED}`;
        const status = await ask(method.toUpperCase(), address, role);
        const mayAsk = ROLES.indexOf(role) >= ROLES.indexOf(least);
        const expected = mayAsk ? LET_IN : role === 'visitor' ? [401] : [403];
        if (!expected.includes(status)) wrong.push(`${operationId} as ${role}: ${status} in place of ${expected[0]}`);
      }
  return wrong;
}
