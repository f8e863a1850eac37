import type { TripDraft, UploadedTripPhoto, WholeTrip } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import { photoForm, plain } from '@waymark/testing/pictures';
import type { CommunityUnderTest } from './community-service';

/** A trip, or the problem returned instead. */
export type AnyTrip = WholeTrip & Problem;

export const tripForm = (more: object = {}) => ({
  title: 'A week in Lisbon',
  description: 'Seven days with a power chair, trams and all.',
  destination: 'Lisbon, Portugal',
  startDate: '2026-05-04',
  ...more,
});

export const dayForm = (dayNumber: number, more: object = {}) => ({ dayNumber, title: `Day ${dayNumber}`, ...more });

/** Short calls for trips, by a given member. */
export function tripCalls(service: CommunityUnderTest) {
  const path = '/api/trip-blogs';
  let made = 0;
  return {
    create: (more: object = {}, as: number | undefined = 1, key?: string) =>
      service.call<AnyTrip>('POST', path, { as, key, body: tripForm(more) }),
    read: (id: number, as?: number) => service.call<AnyTrip>('GET', `${path}/${id}`, { as }),
    list: (query = '', as?: number) =>
      service.call<WholeTrip[] & Pick<Problem, 'fieldErrors'>>('GET', `${path}${query}`, { as }),
    change: (id: number, body: object, as = 1, key?: string) =>
      service.call<AnyTrip>('PUT', `${path}/${id}`, { as, key, body: tripForm(body) }),
    publish: (id: number, isPublic: unknown, as = 1) =>
      service.call<AnyTrip>('PUT', `${path}/${id}/public`, { as, body: { isPublic } }),
    remove: (id: number, as = 1) => service.call<Problem>('DELETE', `${path}/${id}`, { as }),
    like: (id: number, isLiked: unknown, as = 2) =>
      service.call<{ isLikedByMe: boolean; totalLikes: number } & Problem>('PUT', `${path}/${id}/like`, {
        as,
        body: { isLiked },
      }),
    view: (id: number, from: string, as?: number) =>
      service.call<{ totalViews: number }>('POST', `${path}/${id}/view`, { as, headers: { 'x-forwarded-for': from } }),
    saveDraft: (id: string, body: object, as = 1) =>
      service.call<TripDraft & Problem>('PUT', `/api/trip-drafts/${id}`, { as, body }),
    /** Each photo has a different size. */
    async upload(as = 1): Promise<UploadedTripPhoto> {
      const bytes = await plain(20 + (made += 1), 20)
        .jpeg()
        .toBuffer();
      return (await service.call<UploadedTripPhoto>('POST', `${path}/photos`, { as, body: photoForm(bytes) })).body;
    },
  };
}
