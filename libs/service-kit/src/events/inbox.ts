import type { EventEnvelope } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';

const FIRST_LOOK = 50;
const MOST_AT_ONCE = 2_000;
const GROWTH = 4;
/** Of events that are late but new, so many pass between two looks at most. */
const MOST_PASSED = 16;

interface Ahead {
  /** How many marks were read. */
  size: number;
  /** Those of them that nobody asked for yet. */
  left: Set<string>;
}

/** How many events pass without a look. */
interface Passing {
  many: number;
  left: number;
}

/**
 * Whether events that come again were handled. After a broker lost its store a week of them does, in nearly the order of the
 * first time: with a mark that is found, those made after it are read, too, and most further questions need no database.
 */
class InboxMarks {
  private readonly ahead = new Map<string, Ahead>();
  private readonly passing = new Map<string, Passing>();

  constructor(private readonly database: Database) {}

  /** False also for some that were handled: a consumer that is merely late looks seldom, since it finds nothing. */
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

/** More while what was read is asked for, and little again when it was not. Of two processes each is asked for half. */
function nextSize(before: Ahead | undefined): number {
  const wasOfUse = before !== undefined && before.left.size < 0.75 * before.size;
  return wasOfUse ? Math.min(before.size * GROWTH, MOST_AT_ONCE) : FIRST_LOOK;
}

/** Events come within a second; one this old may have been published again after the broker lost its store. */
const MAYBE_KNOWN_MS = 3_000;

/** Makes "at least once" into "once": the mark and the projection stand or fall together. */
export class Inbox {
  private readonly marks: InboxMarks;

  constructor(private readonly database: Database) {
    this.marks = new InboxMarks(database);
  }

  /** Runs `work` unless this consumer handled the event before; tells whether it ran. */
  async once(consumer: string, event: EventEnvelope, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    // A week of events can come again: a look costs little of what a transaction does that finds nothing to do.
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
