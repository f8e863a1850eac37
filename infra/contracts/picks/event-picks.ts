import ts from 'typescript';
import type { EventContract } from '@waymark/contracts-core';
import type { EventSchemas } from '../events/event-schemas';
import type { Picks } from './picks';
import { nodesOf } from './source/source-files';

/** The contracts that others export, by the name of the export. */
export type Contracts = Readonly<Record<string, unknown>>;

/**
 * The events that a service or the gateway handles. Its handlers get what the contract parses, so the whole of the
 * contract is what it relies on.
 */
export function eventPicks(
  files: readonly ts.SourceFile[],
  contracts: Contracts,
  published: readonly EventSchemas[],
): Picks {
  const types = new Set(files.flatMap((file) => [...nodesOf(file)].flatMap((node) => handledAt(node, contracts))));
  const events = [...types].sort().map((type) => {
    const schema = published.map(({ $defs }) => $defs[type]).find((found) => found !== undefined);
    if (!schema) throw new Error(`${type} is handled, but no service publishes it`);
    return [type, schema] as const;
  });
  return { calls: {}, events: Object.fromEntries(events) };
}

/** `@OnEvent(contract)`, or `contract.data.parse(…)` of who listens without the kit. */
function handledAt(node: ts.Node, contracts: Contracts): string[] {
  const name = ts.isCallExpression(node)
    ? /^OnEvent$|^(\w+)\.data\.(?:safeParse|parse)$/.exec(node.expression.getText())
    : null;
  if (!name || !ts.isCallExpression(node)) return [];
  const contract = contracts[name[1] ?? node.arguments[0]?.getText() ?? ''];
  return isEvent(contract) ? [contract.type] : [];
}

function isEvent(value: unknown): value is EventContract {
  return (
    typeof value === 'object' && value !== null && 'type' in value && 'data' in value && typeof value.type === 'string'
  );
}
