import type { OwnProfile, UserProfile } from '@waymark/contracts-account';

/** Own profile of the tests' member. */
export const OWN: OwnProfile = {
  id: 5, email: 'ana@example.org', displayName: 'Ana', username: 'ana', role: 'member', isVerified: false, reviewCount: 3, helpfulVotes: 7,
  createdAt: '2024-01-05T10:00:00.000Z', joinedAt: '2024-01-05T10:00:00.000Z', points: 44, isInfluencer: false, isTopReviewer: false,
  verificationStatus: 'unverified', profileImageUrl: null, publicBio: 'I like trains.', interests: ['Accessible travel'],
  profileVisibility: 'public', showLocation: true, showEmail: false, travelStyle: 'solo', location: 'Leeds',
  mobilityNeeds: ['Ramps'], visualNeeds: [], hearingNeeds: [], cognitiveNeeds: [], disabilityTypes: [], favoriteVenueTypes: ['Parks'],
  privacySettings: { profileVisibility: 'public', showLocation: true, showEmail: false },
  emailVerified: true, secondStepNeeded: false,
};

/** Somebody else, as others see them. */
export const BEN: UserProfile = {
  id: 9, displayName: 'Ben Ortiz', username: 'ben', isVerified: true, isInfluencer: true, isTopReviewer: true, profileImageUrl: null,
  joinedAt: '2024-01-05T10:00:00.000Z', reviewCount: 2, helpfulVotes: 1, points: 22, bio: 'Wheels.\nAnd boats.', publicBio: 'Wheels.\nAnd boats.',
  interests: ['Accessible travel', 'Restaurant reviews'], travelStyle: 'family', location: 'York', email: 'ben@example.org',
};
