import { jetstreamManager } from '@nats-io/jetstream';
import { until, withClient } from '@waymark/testing';
import { withBroker } from '../../load/with-broker';
import type { Platform } from '../platform';
import type { Report } from '../report';
import type { Emails } from '../../load/emails';
import { SLICE } from './slice';

const SETTLE_MS = 15_000;

/** Checks that each accepted note is one row and one event in the slice's stream: none is lost, none is duplicated. */
export async function addNotesStored(report: Report, platform: Platform, { accepted }: Emails): Promise<void> {
  const { ownerUrls, gateway } = platform.running();
  const answered = [...accepted.values()].flat();
  const { texts, events } = await withClient(ownerUrls[SLICE.name] ?? '', async (client) => {
    await until('publishing', SETTLE_MS, async () =>
      (await client.query('SELECT 1 FROM outbox WHERE published_at IS NULL')).rowCount ? null : true,
    ).catch(() => undefined);
    const rows = await client.query<{ text: string }>('SELECT text FROM note');
    const outbox = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox');
    return { texts: rows.rows.map(({ text }) => text), events: outbox.rows[0]?.n ?? 0 };
  });
  const { state } = await withBroker(gateway['NATS_URL'] ?? '', async (connection) =>
    (await jetstreamManager(connection)).streams.info(SLICE.name.toUpperCase()),
  );
  const missing = answered.filter((text) => !texts.includes(text)).length;
  // Each note has a different text, so equal texts are duplicates.
  const twice = texts.length - new Set(texts).size;
  const isExact = missing === 0 && twice === 0 && events === texts.length && state.messages === events;
  report.add({
    what: 'notes written to the new slice meanwhile',
    figure: `${answered.length} answered, ${missing} lost, ${twice} twice; ${texts.length} notes, ${events} events, ${state.messages} in the stream`,
    isReached: isExact && answered.length > 0,
  });
}
