import { DATA_HOLDERS, type DataHolder, type EventContract } from '@waymark/contracts-core';
import type { EventSchemas } from '../events/event-schemas';
import type { ConsumedFields } from './consumed-fields';

/** Exports of the contract packages, by name: events, and functions that create an event for one slice. */
export type Contracts = Readonly<Record<string, unknown>>;

/**
 * Matches `OnEvent(contract)` in a handler or a slice's privacy code, or `contract.data.parse(…)` in listeners without
 * the kit.
 */
const HANDLED = /\bOnEvent\((\w+)\)|\b(\w+)\.data\.(?:safeParse|parse)\(/g;

/** Matches `OnEvent(contract(slice))`: one handler for the same event of every slice. */
const HANDLED_OF_EACH = /\bOnEvent\((\w+)\(\w+\)\)/g;

/** Returns the contracts of one export for all slices that publish such an event. */
function ofEachSlice(contract: unknown, published: readonly EventSchemas[]): unknown[] {
  if (typeof contract !== 'function') return [];
  return DATA_HOLDERS.map((slice) => (contract as (slice: DataHolder) => unknown)(slice)).filter(
    (made) => isEvent(made) && published.some(({ $defs }) => $defs[made.type] !== undefined),
  );
}

/**
 * Returns the events that a service or the gateway handles. Handlers get the parsed contract, so they depend on all of
 * it.
 */
export function eventFields(
  sources: readonly string[],
  contracts: Contracts,
  published: readonly EventSchemas[],
): ConsumedFields {
  const named = sources.flatMap((text) => [
    ...[...text.matchAll(HANDLED)].map(([, on, parsed]) => contracts[on ?? parsed ?? '']),
    ...[...text.matchAll(HANDLED_OF_EACH)].flatMap(([, on]) => ofEachSlice(contracts[on ?? ''], published)),
  ]);
  const types = new Set(named.filter(isEvent).map(({ type }) => type));
  const events = [...types].sort().map((type) => {
    const schema = published.map(({ $defs }) => $defs[type]).find((found) => found !== undefined);
    if (!schema) throw new Error(`${type} is handled, but no service publishes it`);
    return [type, schema] as const;
  });
  return { calls: {}, events: Object.fromEntries(events) };
}

function isEvent(value: unknown): value is EventContract {
  return (
    typeof value === 'object' && value !== null && 'type' in value && 'data' in value && typeof value.type === 'string'
  );
}
