import { until } from '@waymark/testing';
import type { Pool } from 'undici';
import { persistentPost } from '../send';
import { publishReviews, publishTrips, registerAll, reportProblems, type Person } from '../people';
import { inDatabase, type Site } from '../site';
import { contentKey } from './moderators';

const EACH = { reviews: 4, problems: 3, trips: 3 } as const;

export interface ReportedContent {
  authors: readonly Person[];
  /** In the format of `contentKey`. */
  contents: readonly string[];
}

/** New members write in three slices, and each reports the content of the one before. */
export async function reportedContent(site: Site, pool: Pool, authors: number): Promise<ReportedContent> {
  const people = await registerAll(pool, authors);
  await verified(site, people);
  const contents = await Promise.all(
    people.map(async (author, index) => {
      const reporter = people[(index + 1) % people.length] ?? author;
      const written = await write(author);
      for (const content of written) {
        const report = { ...content, reason: 'insult', words: 'It calls a waiter names.' };
        const { status, body } = await persistentPost(reporter, '/api/reports', report);
        if (status !== 201) throw new Error(`a report answered ${status}: ${JSON.stringify(body)}`);
      }
      return written.map(contentKey);
    }),
  );
  return { authors: people, contents: contents.flat() };
}

async function write(author: Person): Promise<{ kind: string; contentId: string }[]> {
  const of = (kind: string, ids: readonly number[]) => ids.map((id) => ({ kind, contentId: String(id) }));
  return [
    ...of('review', await publishReviews(author, EACH.reviews)),
    ...of('footpath-report', await reportProblems(author, EACH.problems)),
    ...of('trip', await publishTrips(author, EACH.trips)),
  ];
}

/** Marks the members as if they had opened the link in their first email: others get no emails. */
function verified(site: Site, people: readonly Person[]): Promise<true> {
  const ids = people.map(({ id }) => id);
  return until('addresses to be verified', 30_000, () =>
    inDatabase(site, 'account', async (client) => {
      const { rowCount } = await client.query('UPDATE "user" SET email_verified = true WHERE id = ANY($1)', [ids]);
      return rowCount === ids.length ? true : null;
    }),
  );
}
