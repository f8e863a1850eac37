import type { EventEnvelope } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';

const FIRST_LOOK = 50;
const MOST_AT_ONCE = 2_000;
const GROWTH = 4;
/** Maximum number of late but new events between two lookups. */
const MOST_PASSED = 16;

interface Ahead {
  /** Number of marks that were read. */
  size: number;
  /** Marks not yet requested. */
  left: Set<string>;
}

/** Number of events that skip the lookup. */
interface Passing {
  many: number;
  left: number;
}

/**
 * Checks whether redelivered events were already handled. After a broker loses its store, a week of events is
 * redelivered in nearly the original order. So when it finds a mark, it also reads the following ones, which saves
 * most further queries.
 */
class InboxMarks {
  private readonly ahead = new Map<string, Ahead>();
  private readonly passing = new Map<string, Passing>();

  constructor(private readonly database: Database) {}

  /** May return false for a handled event: a consumer that is merely late finds no marks, so it rarely looks. */
  async has(consumer: string, eventId: string): Promise<boolean> {
    if (this.ahead.get(consumer)?.left.delete(eventId)) return true;
    const passing = this.passing.get(consumer) ?? { many: 0, left: 0 };
    this.passing.set(consumer, passing);
    if (passing.left-- > 0) return false;
    const isKnown = await this.look(consumer, eventId);
    passing.many = isKnown ? 0 : Math.min(passing.many * 2 + 1, MOST_PASSED);
    passing.left = passing.many;
    return isKnown;
  }

  private async look(consumer: string, eventId: string): Promise<boolean> {
    const mark = await this.database.one<{ handledAt: Date }>(sql`
      SELECT handled_at AS "handledAt" FROM inbox WHERE consumer = ${consumer} AND event_id = ${eventId}::uuid`);
    if (!mark) return false;
    this.ahead.set(consumer, await this.readAhead(consumer, mark.handledAt));
    return true;
  }

  private async readAhead(consumer: string, from: Date): Promise<Ahead> {
    const size = nextSize(this.ahead.get(consumer));
    const marks = await this.database.query<{ eventId: string }>(sql`
      SELECT event_id AS "eventId" FROM inbox WHERE consumer = ${consumer} AND handled_at >= ${from} ORDER BY handled_at LIMIT ${size}`);
    return { size, left: new Set(marks.map(({ eventId }) => eventId)) };
  }
}

/**
 * Grows while the prefetched marks are used, and drops when they are not. With two processes, each uses half of them.
 */
function nextSize(before: Ahead | undefined): number {
  const wasOfUse = before !== undefined && before.left.size < 0.75 * before.size;
  return wasOfUse ? Math.min(before.size * GROWTH, MOST_AT_ONCE) : FIRST_LOOK;
}

/**
 * Milliseconds. Events normally arrive within a second; an older one may be a repeat after the broker lost its store.
 */
const MAYBE_KNOWN_MS = 3_000;

/** Turns "at least once" into "once": the mark and the handler's changes commit together. */
export class Inbox {
  private readonly marks: InboxMarks;

  constructor(private readonly database: Database) {
    this.marks = new InboxMarks(database);
  }

  /** Runs `work` unless this consumer already handled the event; returns whether it ran. */
  async once(consumer: string, event: EventEnvelope, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    // A week of events may be redelivered: this lookup costs much less than a transaction that finds nothing to do.
    if (Date.now() - Date.parse(event.time) > MAYBE_KNOWN_MS && (await this.marks.has(consumer, event.id)))
      return false;
    return this.database.transaction(async (tx) => {
      const marked = await tx.one(sql`
        INSERT INTO inbox (consumer, event_id) VALUES (${consumer}, ${event.id}::uuid)
        ON CONFLICT DO NOTHING RETURNING 1 AS marked`);
      if (marked) await work(tx);
      return marked !== null;
    });
  }
}
