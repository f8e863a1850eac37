import { overallRating, RATING_AREAS } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { SAMPLE } from '@waymark/seed/sample';
import { AnswerWriter } from '../answer/answer-writer';
import { upsertSourceStatements } from '../statement/source-statements';
import { VenueWriter } from '../venue/venue-writer';
import { sampleStatements } from './seed-statements';
import { sampleVenueRow } from './seed-venue-row';
import { upsertVenues } from '../venue/write-venues';

const MS_PER_DAY = 86_400_000;

/** Loads the made-up venues and reviews of local mode, marked as samples. Loading again replaces the reviews. */
export async function loadSamples(database: Database, now = Date.now()): Promise<number> {
  await upsertVenues(database, SAMPLE.venues.map(sampleVenueRow));
  const today = new Date(now).toISOString().slice(0, 10);
  await upsertSourceStatements(
    database,
    SAMPLE.venues.flatMap((venue) => sampleStatements(venue, today)),
    SAMPLE.venues.map(({ key }) => ({ venue: key, source: null, sourceKey: null })),
  );
  const keys = SAMPLE.venues.map((venue) => venue.key);
  const venues = await database.query<{ id: number; key: string }>(
    sql`SELECT id, coalesce(place_id, '') AS key FROM venue WHERE place_id = ANY(${keys})`,
  );
  const idOf = new Map(venues.map(({ key, id }) => [key, id]));
  const rows = SAMPLE.reviews.map((review) => sampleReviewRow(review, idOf, now));
  const answers = new AnswerWriter();
  const writer = new VenueWriter(answers);
  await database.transaction(async (tx) => {
    // Samples with votes stay, so that a developer's votes survive.
    await tx.query(sql`DELETE FROM review WHERE is_sample AND total_votes = 0`);
    await tx.query(sql`
      INSERT INTO review (venue_id, reviewer_name, comment, overall_rating, mobility_rating, visual_rating, hearing_rating,
                          cognitive_rating, street_infrastructure_rating, service_animal_rating, verify, is_sample, created_at)
      SELECT venue_id, reviewer_name, comment, overall_rating, mobility_rating, visual_rating, hearing_rating,
             cognitive_rating, street_infrastructure_rating, service_animal_rating, verify, true, created_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
        venue_id int, reviewer_name text, comment text, overall_rating float8, mobility_rating int2, visual_rating int2,
        hearing_rating int2, cognitive_rating int2, street_infrastructure_rating int2, service_animal_rating int2,
        verify jsonb, created_at timestamptz)
      WHERE NOT EXISTS (SELECT 1 FROM review kept WHERE kept.is_sample AND kept.venue_id = given.venue_id AND kept.comment = given.comment)`);
    for (const { id } of venues) {
      // Removes the answers of deleted sample reviews and reads those of the remaining ones again.
      await answers.startOver(tx, id);
      await writer.recount(tx, id);
    }
  });
  return rows.length;
}

function sampleReviewRow(review: (typeof SAMPLE.reviews)[number], idOf: ReadonlyMap<string, number>, now: number) {
  const ratings = RATING_AREAS.map((area) => review[`${area}Rating`] ?? null);
  const [mobility, visual, hearing, cognitive, street, serviceAnimal] = ratings;
  return {
    venue_id: idOf.get(review.venue),
    reviewer_name: SAMPLE.reviewers.find((reviewer) => reviewer.key === review.reviewer)?.displayName,
    comment: review.text,
    overall_rating: overallRating(ratings),
    mobility_rating: mobility,
    visual_rating: visual,
    hearing_rating: hearing,
    cognitive_rating: cognitive,
    street_infrastructure_rating: street,
    service_animal_rating: serviceAnimal,
    verify: review.verify,
    created_at: new Date(now - review.daysAgo * MS_PER_DAY).toISOString(),
  };
}
