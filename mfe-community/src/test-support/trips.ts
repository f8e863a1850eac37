import type { TripBlog, WholeTrip } from '@waymark/contracts-community';

/** Returns a trip as in a list response. */
export const sampleTrip = (parts: Partial<TripBlog> = {}): TripBlog => ({
  id: 12,
  title: 'Two days in York',
  description: 'A slow weekend with a power wheelchair, mostly step-free.',
  destination: 'York',
  startDate: '2026-05-04',
  endDate: '2026-05-05',
  tripDates: '2026-05-04/2026-05-05',
  tags: ['wheelchair'],
  accessibilityFocus: ['wheelchair'],
  disabilityContext: null,
  coverImageUrl: null,
  featuredImage: null,
  coverThumbUrl: null,
  coverDescription: null,
  coverIsPicture: false,
  isPublic: 1,
  isPublished: true,
  totalViews: 3,
  totalLikes: 1,
  dayCount: 1,
  authorName: 'Ana',
  authorProfileId: 5,
  isAuthorVerified: false,
  createdAt: '2026-06-01T09:00:00.000Z',
  publishedAt: '2026-06-01T09:00:00.000Z',
  changedAt: '2026-06-01T09:00:00.000Z',
  isSample: false,
  isOwn: true,
  isLikedByMe: false,
  isLikeUnknown: false,
  ...parts,
});

/** Returns the same trip with its story and its only day. */
export const wholeTrip = (parts: Partial<WholeTrip> = {}): WholeTrip => ({
  ...sampleTrip(),
  story: 'We took our time.',
  storyText: [{ kind: 'paragraph', runs: [{ text: 'We took our time.' }] }],
  days: [
    {
      id: 40,
      blogId: 12,
      dayNumber: 1,
      title: 'Arrival',
      location: 'York station',
      content: 'A ramp was **ready**.',
      contentText: [
        { kind: 'paragraph', runs: [{ text: 'A ramp was ' }, { text: 'ready', isStrong: true }, { text: '.' }] },
      ],
      accessibilityNotes: null,
      photos: [],
      attachments: [{ kind: 'venue', id: 7, name: 'York station' }],
      createdAt: '2026-06-01T09:00:00.000Z',
    },
  ],
  version: 3,
  ...parts,
});
