import { everyone, signedIn, type AccessRow, type AccessRows } from '../access-row';
import { phonePhoto } from '../../support/phone-photo';
import type { World } from '../world';

const trip = {
  title: 'A day in Leeds',
  description: 'By train, with a wheelchair, in the rain.',
  destination: 'Leeds',
  startDate: '2026-05-04',
};
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A new trip of `member` for each caller, because one call may change what the next one needs. */
const theirTrip =
  (body?: object, more: object = {}) =>
  async ({ people }: World) => {
    const made = await people.member.post('/api/trip-blogs', { data: { ...trip, ...more } });
    const { id } = (await made.json()) as { id: number };
    return { params: { id }, ...(body && { body }) };
  };

const hidden = theirTrip(undefined, { isPublic: 0 });
/** Only the author can read an unpublished trip. */
const forItsAuthor: AccessRow = { ...everyone(404, hidden), expected: { ...everyone(404).expected, member: 200 } };
/** Authors get 409 for their own trip. */
const notByAuthor = (row: AccessRow): AccessRow => ({ ...row, expected: { ...row.expected, member: 409 } });

export const TRIP_ROWS: AccessRows = {
  listTripBlogs: everyone(200),
  spellTripSearch: everyone(200),
  listOwnTripBlogs: signedIn(200),
  createTripBlog: signedIn(201, () => ({ body: trip })),
  previewTripText: signedIn(200, () => ({ body: { text: 'We took the **tram**.' } })),
  uploadTripPhoto: signedIn(201, () => ({
    file: { field: 'photo', name: 'gate.jpg', type: 'image/jpeg', bytes: phonePhoto() },
  })),
  getTripPhoto: everyone(404, () => ({ params: { id: NOWHERE, size: 'full' } })),
  getTripBlogsMetadata: everyone(200),
  listTripSitemapParts: everyone(200),
  getTripSitemapPart: everyone(200, () => ({ params: { part: 1 } })),
  readTripBlog: forItsAuthor,
  changeTripBlog: signedIn(200, theirTrip({ ...trip, version: 1 }), 403),
  publishTripBlog: signedIn(200, theirTrip({ isPublic: 0 }), 403),
  deleteTripBlog: signedIn(204, theirTrip(), 403),
  likeTripBlog: notByAuthor(signedIn(200, theirTrip({ isLiked: true }))),
  viewTripBlog: everyone(200, theirTrip()),
  getTripBlogMetadata: everyone(200, theirTrip()),
  listTripDrafts: signedIn(200),
  readTripDraft: signedIn(404, () => ({ params: { id: NOWHERE } })),
  saveTripDraft: signedIn(404, () => ({ params: { id: NOWHERE }, body: { version: 1, form: {} } })),
  deleteTripDraft: signedIn(204, () => ({ params: { id: NOWHERE } })),
};
