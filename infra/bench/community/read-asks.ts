import { TRIP_FILTERS } from '@waymark/contracts-community';
import type { Ask } from '../open-loop';
import { BUSY_TRIP, READER, STAR } from './fill-community';

/** Members with a handful of those whom they follow, none of them blocked. */
export const ORDINARY = Array.from({ length: 20 }, (_, at) => 3_001 + at * 10);

type Headers = ReadonlyMap<number, { cookie: string }>;

/** What people read, by kind. Without headers it is asked as a visitor. */
export function readAsks(headers: Headers): Record<string, Ask[]> {
  const as = (member: number, path: string): Ask => ({ path, headers: headers.get(member) ?? {} });
  const list = (query: string): Ask => ({ path: `/api/trip-blogs?${query}` });
  const trips = Array.from({ length: 20 }, (_, at) => 3 + at * 42);
  return {
    'newest trips': [list('limit=12')],
    ...Object.fromEntries(TRIP_FILTERS.map((filter) => [`trips, ${filter}`, [list(`filter=${filter}&limit=12`)]])),
    'most liked': [list('sort=liked&limit=12')],
    'most liked, wheelchair': [list('sort=liked&filter=wheelchair&limit=12')],
    'a word of a third': [list('q=tram&limit=12')],
    'a rare word': [list('q=word4711'), list('q=word17')],
    'three words': [list('q=tram%20leeds%20part&filter=visual')],
    'half a word': [list('q=wor')],
    'trips, as a member': [as(READER, '/api/trip-blogs?limit=12')],
    'a trip': trips.map((id) => ({ path: `/api/trip-blogs/${id}` })),
    'a trip, as a member': trips.map((id) => as(READER, `/api/trip-blogs/${id}`)),
    comments: trips.map((id) => ({ path: `/api/trip-blogs/${id}/comments` })),
    'comments, as a member': trips.map((id) => as(READER, `/api/trip-blogs/${id}/comments`)),
    'many comments': [as(READER, `/api/trip-blogs/${BUSY_TRIP}/comments`)],
    'how many comments': [as(READER, `/api/trip-blogs/${BUSY_TRIP}/comments/counts`)],
    'feed of many': [as(READER, '/api/activities/feed')],
    'feed of few': ORDINARY.map((member) => as(member, '/api/activities/feed')),
    notifications: [READER, ...ORDINARY].map((member) => as(member, '/api/notifications')),
    'notifications of the star': [as(STAR, '/api/notifications')],
    unread: [READER, ...ORDINARY].map((member) => as(member, '/api/notifications/unread-count')),
    'unread of the star': [as(STAR, '/api/notifications/unread-count')],
    suggestions: [READER, ...ORDINARY].map((member) => as(member, '/api/users/suggestions')),
    'followers of the star': [as(READER, `/api/users/${STAR}/followers`)],
    'whom the reader follows': [as(READER, `/api/users/${READER}/following`)],
    'standing to the star': [READER, ...ORDINARY].map((member) => as(member, `/api/users/${STAR}/relation`)),
    badges: ORDINARY.map((member) => as(READER, `/api/users/${member}/badges`)),
  };
}
