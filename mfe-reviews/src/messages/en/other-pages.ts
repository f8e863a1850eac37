/** Pages to suggest when a search is not about a place, with the words that trigger each. */
export const OTHER_PAGES = [
  {
    to: '/support-services',
    says: 'Looking for a service, such as wheelchair hire or a helpline?',
    label: 'See support services',
    words: ['hire', 'hiring', 'rent', 'rental', 'repair', 'loan', 'borrow', 'helpline', 'advice'],
  },
  {
    to: '/legal-rights',
    says: 'Did a place refuse you or treat you badly?',
    label: 'See your rights',
    words: [
      'refused',
      'refuse',
      'refuses',
      'refusal',
      'denied',
      'discrimination',
      'complain',
      'complaint',
      'rights',
      'laws',
      'illegal',
      'equality',
    ],
  },
  {
    to: '/footpath-mapping',
    says: 'Looking for problems with a pavement or path?',
    label: 'See footpath reports',
    words: ['pavement', 'pavements', 'kerb', 'kerbs', 'pothole', 'potholes', 'footpath', 'footpaths', 'sidewalk'],
  },
  {
    to: '/trip-blogs',
    says: 'Looking for trips that other people have made?',
    label: 'See trip blogs',
    words: ['trip', 'trips', 'itinerary', 'vacation'],
  },
] as const;
