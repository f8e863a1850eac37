import { type APIRequestContext, expect } from '@playwright/test';
import { phonePhoto } from './phone-photo';

/** Accepted (a venue with that name may already exist) or refused as invalid, but never a server error. */
const OUTCOMES = [200, 201, 400, 422];
const PLAIN = 'Plain words';

async function send<T>(request: APIRequestContext, path: string, data: object): Promise<T | null> {
  const answer = await request.post(path, { data });
  expect(OUTCOMES, `${path} ${JSON.stringify(data)}`).toContain(answer.status());
  const body = await answer.json();
  if (answer.status() < 300) return body as T;
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  return null;
}

export interface HostileVenue {
  id: number;
  name: string;
}

/** Creates a venue with hostile text in every field, or a plain one when the server refuses it. */
export async function makeHostileVenue(request: APIRequestContext, text: string): Promise<HostileVenue> {
  const hostile = { name: text, address: text, city: text, country: text, category: 'venue' };
  // One refused field refuses the whole venue. A plain venue then lets the review be tested.
  const venue =
    (await send<HostileVenue>(request, '/api/venues', hostile)) ??
    (await send<HostileVenue>(request, '/api/venues', { name: PLAIN }));
  if (!venue) throw new Error('A plain venue was refused.');
  return venue;
}

/**
 * Writes a review with hostile text in every field, and in its photo's description if it has one. Sends the same text
 * as feedback. Returns whether the server accepted the whole review.
 */
export async function writeHostileReview(
  request: APIRequestContext,
  venueId: number,
  text: string,
  withPhoto: boolean,
): Promise<boolean> {
  const plain = {
    venueId,
    reviewerName: PLAIN,
    disabilityType: 'mobility',
    consentToHealthData: true,
    mobilityRating: 4,
    detailedReview: 'What I found here.',
  };
  const texts: object[] = [{ reviewerName: text }, { detailedReview: `What I found: ${text}` }];
  if (withPhoto) texts.push({ photos: [{ id: await uploadNamed(request, `${text}.jpg`), description: text }] });
  // Sends all fields together. If that is refused, sends each field separately.
  const all = await send(request, '/api/reviews', Object.assign({ ...plain }, ...texts));
  if (!all) for (const one of texts) await send(request, '/api/reviews', { ...plain, ...one });
  await send(request, '/api/feedback', {
    type: 'suggestion',
    subject: text,
    message: text,
    pageUrl: `/${text}`,
    userAgent: text,
    errorLogs: text,
  });
  return all !== null;
}

async function uploadNamed(request: APIRequestContext, name: string): Promise<string> {
  const upload = await request.post('/api/reviews/photos', {
    multipart: { photo: { name, mimeType: 'image/jpeg', buffer: phonePhoto() } },
  });
  expect(upload.status()).toBe(201);
  return ((await upload.json()) as { id: string }).id;
}
