import type ts from 'typescript';
import type { SliceManifest } from '@waymark/contracts-core';
import type { OpenApi, Operation } from '../http/open-api';
import { matchCalls } from './match-calls';
import type { PickedCall, Picks } from './picks';
import { pruneSchema } from './prune-schema';
import { calledPaths, type CalledPath } from './source/called-paths';
import { mayRead, readNames } from './source/read-names';

interface Sources {
  /** Of the remote or the shell itself. */
  readonly own: readonly ts.SourceFile[];
  /** Of the contracts, whose functions look at answers for it. */
  readonly libs: readonly ts.SourceFile[];
  readonly manifest?: SliceManifest;
}

/** What a remote or the shell calls, may send and may read, from its source and the APIs that it was written for. */
export function consumerPicks({ own, libs, manifest }: Sources, apis: readonly OpenApi[]): Picks {
  const read = readNames([...own, ...libs]);
  const called = [...calledPaths(own), ...(manifest ? startedByRoutes(manifest) : [])];
  const calls = matchCalls(called, apis).map(([path, method]): [string, PickedCall] => {
    const operation = apis.map(({ paths }) => paths[path]?.[method]).find((found) => found !== undefined);
    return [`${method.toUpperCase()} ${path}`, pick(operation, (name) => mayRead(read, name))];
  });
  return { calls: Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1))), events: {} };
}

/** Calls that the page's HTML starts for a route, before the remote is there. */
function startedByRoutes({ routes }: SliceManifest): CalledPath[] {
  const paths = routes.flatMap(({ prefetch, document }) => [...prefetch, ...(document ? [document] : [])]);
  return paths.map((path) => ({ pattern: (path.split('?')[0] ?? path).replace(/:\w+/g, '*'), methods: ['get'] }));
}

function pick(operation: Operation | undefined, isRead: (name: string) => boolean): PickedCall {
  const body = operation?.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(operation?.responses ?? {}).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema ? [[status, pruneSchema(schema, isRead)] as const] : [];
  });
  return {
    parameters: [...(operation?.parameters ?? [])],
    ...(body && { body }),
    answers: Object.fromEntries(answers),
  };
}
