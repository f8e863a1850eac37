import type { TripBlog, TripDay, WholeTrip } from '@waymark/contracts-community';

/** Returns a published trip as in a list response. */
export function sampleTrip(parts: Partial<TripBlog> = {}): TripBlog {
  return {
    id: 7,
    title: 'A week at the sea with a powered chair',
    description: 'Seven days by the sea, and what was in the way.',
    destination: 'Whitby',
    startDate: '2026-05-04',
    endDate: '2026-05-09',
    tripDates: '2026-05-04/2026-05-09',
    tags: ['wheelchair', 'mobility', 'accessible-transport', 'family-friendly'],
    accessibilityFocus: ['wheelchair', 'mobility', 'accessible-transport', 'family-friendly'],
    disabilityContext: null,
    coverImageUrl: null,
    featuredImage: null,
    coverThumbUrl: null,
    coverDescription: null,
    coverIsPicture: false,
    isPublic: 1,
    isPublished: true,
    totalViews: 120,
    totalLikes: 1,
    dayCount: 2,
    authorName: 'Ben',
    authorProfileId: 9,
    isAuthorVerified: false,
    createdAt: '2026-06-01T10:00:00.000Z',
    publishedAt: '2026-06-01T10:00:00.000Z',
    changedAt: '2026-06-01T10:00:00.000Z',
    isSample: false,
    isOwn: false,
    isLikedByMe: false,
    isLikeUnknown: false,
    ...parts,
  };
}

export function sampleDay(parts: Partial<TripDay> = {}): TripDay {
  return {
    id: 31,
    blogId: 7,
    dayNumber: 1,
    title: 'By train',
    location: 'York station',
    content: 'There was a **ramp**.',
    contentText: [{ kind: 'paragraph', runs: [{ text: 'There was a ' }, { text: 'ramp', isStrong: true }] }],
    accessibilityNotes: 'Book help a day before.',
    photos: [],
    attachments: [],
    createdAt: '2026-06-01T10:00:00.000Z',
    ...parts,
  };
}

/** Returns the same trip with its content. */
export function sampleWholeTrip({ days = [sampleDay()], ...parts }: Partial<WholeTrip> = {}): WholeTrip {
  return {
    ...sampleTrip(parts),
    story: 'We went.',
    storyText: [{ kind: 'paragraph', runs: [{ text: 'We went.' }] }],
    version: 1,
    ...parts,
    days,
  };
}
