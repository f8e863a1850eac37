import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { withClient } from '@waymark/testing';
import { withBroker } from '../../load/with-broker';

const STREAM = 'CONTROL';

/** Table of facts that a control commits, and whether it believes that it has published them. */
export const FACT_TABLE = 'CREATE TABLE fact (id serial PRIMARY KEY, published boolean NOT NULL DEFAULT false)';

/**
 * Creates a stream for a control: `control.fact.<id>`. Replaces an existing one, unless asked to keep it. `on` is the
 * only cluster node that stores it.
 */
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

/** Counts facts in the table that never reached the stream. */
export async function lostFacts(databaseUrl: string, natsUrl: string): Promise<{ facts: number; lost: number }> {
  const told = await withBroker(natsUrl, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(STREAM, { subjects_filter: '>' });
    return new Set(Object.keys(state.subjects ?? {}).map((subject) => Number(subject.split('.').at(-1))));
  });
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ id: number }>('SELECT id FROM fact'));
  return { facts: rows.length, lost: rows.filter(({ id }) => !told.has(id)).length };
}
