import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { withClient } from '@waymark/testing';
import { withBroker } from '../../load/with-broker';

const STREAM = 'CONTROL';

/** Table of the facts that a control commits, and whether it thinks that it told of them. */
export const FACT_TABLE = 'CREATE TABLE fact (id serial PRIMARY KEY, published boolean NOT NULL DEFAULT false)';

/** A stream for a control alone: `control.fact.<id>`. Replaces one that is there, unless told to keep it. `on`: the node of a cluster that has it alone. */
export function makeFactStream(
  natsUrl: string,
  { keep = false, on }: { keep?: boolean; on?: string } = {},
): Promise<void> {
  return withBroker(natsUrl, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    if (!keep) await streams.delete(STREAM).catch(() => false);
    await streams.add({
      name: STREAM,
      subjects: ['control.>'],
      storage: StorageType.File,
      ...(on ? { placement: { cluster: 'waymark', tags: [on] } } : {}),
    });
  });
}

/** Facts in the table that the stream never told of. */
export async function lostFacts(databaseUrl: string, natsUrl: string): Promise<{ facts: number; lost: number }> {
  const told = await withBroker(natsUrl, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(STREAM, { subjects_filter: '>' });
    return new Set(Object.keys(state.subjects ?? {}).map((subject) => Number(subject.split('.').at(-1))));
  });
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ id: number }>('SELECT id FROM fact'));
  return { facts: rows.length, lost: rows.filter(({ id }) => !told.has(id)).length };
}
