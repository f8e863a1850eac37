import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { persistentPost, type Caller } from './send';

export interface Person extends Caller {
  id: number;
  email: string;
  password: string;
}

/** Registers one member and signs in. */
export async function register(pool: Pool): Promise<Person> {
  const unique = randomUUID().slice(0, 13);
  const password = `chaos walk ${unique}`;
  const email = `${unique}@example.org`;
  const answer = await persistentPost({ pool, cookie: '' }, '/api/auth/register', {
    email,
    password,
    confirmPassword: password,
    displayName: `Member ${unique}`,
    username: unique,
    consentToDataProcessing: true,
  });
  if (answer.status !== 201 || answer.cookie === null)
    throw new Error(`register answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { pool, cookie: answer.cookie, id: (answer.body as { id: number }).id, email, password };
}

/** Registers `count` members, two at a time: the service hashes no more passwords in parallel. */
export async function registerAll(pool: Pool, count: number): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < count) made.push(...(await Promise.all([register(pool), register(pool)])));
  return made.slice(0, count);
}

/** Creates a venue and `count` reviews of it by this author; returns the reviews' ids. */
export async function publishReviews(author: Person, count: number): Promise<number[]> {
  const venue = await addVenue(author, `Chaos hall of ${author.id}`);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(
      await created(author, '/api/reviews', {
        venueId: venue,
        reviewerName: `Member ${author.id}`,
        disabilityType: 'mobility',
        consentToHealthData: true,
        detailedReview: `Visit number ${index + 1}: the ramp was clear.`,
        mobilityRating: 4,
      }),
    );
  }
  return ids;
}

/** Adds a venue; returns its id. */
export function addVenue(member: Person, name: string): Promise<number> {
  return created(member, '/api/venues', { name, city: 'Leeds', category: 'venue' });
}

/** Reports `count` footpath problems in one town; returns their ids. */
export async function reportProblems(author: Person, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(
      await created(author, '/api/footpath-reports', {
        issueType: 'uneven_surface',
        severity: 'moderate',
        description: `Walk number ${index + 1}: the slabs stand up.`,
        latitude: 53.8 + index / 1_000,
        longitude: -1.54,
      }),
    );
  }
  return ids;
}

/** Publishes `count` short trips; returns their ids. */
export async function publishTrips(author: Person, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(
      await created(author, '/api/trip-blogs', {
        title: `Leeds by tram, part ${index + 1}`,
        description: 'Two days without a step, and where they were.',
        destination: 'Leeds',
        startDate: '2026-05-04',
        isPublic: 1,
      }),
    );
  }
  return ids;
}

/** Signs in again, with retries during an outage; returns the status. */
export async function signInAgain({ pool, email, password }: Person): Promise<number> {
  return (await persistentPost({ pool, cookie: '' }, '/api/auth/login', { email, password })).status;
}

async function created(person: Person, path: string, body: unknown): Promise<number> {
  const answer = await persistentPost(person, path, body);
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}
