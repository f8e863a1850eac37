import { withClient } from '@waymark/testing';

/** An event as the relay publishes it. */
export interface PublishedEvent {
  id: string;
  type: string;
  time: string;
  aggregateId: string;
  aggregateVersion: number;
  correlationId: string | null;
  data: { reviewId: number; authorId: number; helpfulCount: number };
}

/** All events of these reviews, in the order in which they happened. */
export async function reviewEvents(databaseUrl: string, reviews: readonly number[]): Promise<PublishedEvent[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<PublishedEvent>(
      `SELECT id, type, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS time, aggregate_id AS "aggregateId",
              aggregate_version AS "aggregateVersion", correlation_id AS "correlationId", data
       FROM outbox WHERE type LIKE 'reviews.review.%' AND (data ->> 'reviewId')::int = ANY($1) ORDER BY seq`,
      [reviews],
    ),
  );
  return rows;
}
