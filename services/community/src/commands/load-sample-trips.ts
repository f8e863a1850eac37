import { createTripSchema } from '@waymark/contracts-community';
import type { SampleTrip } from '@waymark/seed';
import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { DayWriter } from '../trip/day.writer';
import { readTexts } from '../trip/read-texts';
import { TripWriter } from '../trip/trip.writer';

const MS_PER_DAY = 86_400_000;
/** Days from the end of a sample trip to its publication. */
const WRITTEN_AFTER = 7;
/**
 * ID of the author of sample trips. It is above every real account ID, so every member can like and comment on them.
 */
const NOBODYS = 2_100_000_001;

/**
 * Adds the made-up trips of local mode, marked as samples, by the same rules as members' trips. Creates no
 * notifications. Adds nothing if a sample trip exists, so a developer's changes survive. Returns the number of added
 * trips.
 */
export function loadSampleTrips(database: Database, trips: readonly SampleTrip[], now = Date.now()): Promise<number> {
  return database.transaction(async (tx) => {
    // Two processes may load samples into the same database at the same time.
    await tx.query(sql`LOCK TABLE trip_blog IN SHARE ROW EXCLUSIVE MODE`);
    if (await tx.one(sql`SELECT id FROM trip_blog WHERE is_sample LIMIT 1`)) return 0;
    for (const trip of trips) await add(tx, trip, now);
    return trips.length;
  });
}

async function add(tx: Tx, { author, daysAgo, length, days, ...told }: SampleTrip, now: number) {
  const dayOf = (ago: number) => new Date(now - ago * MS_PER_DAY);
  const trip = createTripSchema.parse({
    ...told,
    startDate: dayOf(daysAgo).toISOString().slice(0, 10),
    endDate: dayOf(daysAgo - length + 1)
      .toISOString()
      .slice(0, 10),
    days: days.map((day, at) => ({ ...day, dayNumber: at + 1 })),
  });
  const texts = readTexts(trip);
  const id = await new TripWriter().insert(tx, { memberId: NOBODYS, displayName: author }, trip, texts);
  await new DayWriter().save(tx, id, trip.days, texts.contentTexts);
  const written = dayOf(daysAgo - length - WRITTEN_AFTER);
  await tx.query(sql`
    UPDATE trip_blog
    SET is_sample = true, created_at = ${written}, changed_at = ${written}, published_at = ${written}
    WHERE id = ${id}`);
  await tx.query(sql`UPDATE trip_blog_entry SET created_at = ${written} WHERE blog_id = ${id}`);
}
