interface OtherPage {
  to: string;
  says: string;
  label: string;
  /** Words that show the page beside places. */
  words: readonly string[];
  /** Words of a query that looks for no place: the page is shown instead. */
  instead?: readonly string[];
}

/** With one of the page's words and such a beginning, or a question of one's own, the query looks for no place. */
const QUESTION =
  /^(?:can (?:a|an|the|they|you)|do (?:they|carers)|does|how much|is it|what (?:is|are|does|do)|why) |(?:^| )(?:do i|how (?:do|can|to)|who (?:do|can|should) (?:i|we)|where (?:do|can) i (?:buy|get|report|send)) /;

/** Pages to suggest when a search is not about a place, with the words that trigger each. */
const OTHER_PAGES: readonly OtherPage[] = [
  {
    to: '/support-services',
    says: 'Looking for a service, such as wheelchair hire or a helpline?',
    label: 'See support services',
    words: ['hire', 'hiring', 'rent', 'rental', 'repair', 'loan', 'borrow', 'helpline', 'advice'],
    instead: ['railcard', 'railcards', 'book passenger assist', 'blue badge application', 'apply for a blue badge'],
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
    instead: ['the law', 'by law'],
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
  {
    to: '/support-services',
    says: 'A RADAR key opens locked accessible toilets all over the UK. Disability charities and some councils sell them.',
    label: 'See support services',
    words: [],
    instead: ['what is a radar key', 'what are radar keys', 'get a radar key', 'buy a radar key', 'order a radar key'],
  },
  {
    to: '/support-services',
    says: 'Many places let a carer in free or for less. Each place decides for itself, so ask before you go.',
    label: 'See support services',
    words: [],
    instead: ['carers get in free', 'carers go free', 'carer get in free', 'carers pay', 'carer need a ticket'],
  },
  {
    to: '/disability-search-guide',
    says: 'Not sure what an access word means?',
    label: 'See the search guide',
    words: ['meaning'],
    instead: ['step free mean', 'step free means', 'accessible mean', 'access mean', 'places mean', 'loop mean'],
  },
  {
    to: '/contact',
    says: 'Is your place missing?',
    label: 'Contact us',
    words: [],
    instead: ['want to add', 'add my', 'add our', 'list my', 'register my', 'contact you', 'report a mistake'],
  },
  {
    to: '/add-review',
    says: 'Would you like to tell others how a place was?',
    label: 'Add a review',
    words: [],
    instead: [
      'add a review',
      'leave a review',
      'post a review',
      'write a review',
      'bewertung schreiben',
      'dodać opinię',
      'écrire un avis',
      'escribir una reseña',
      'laisser un avis',
      'napisać opinię',
      'scrivere una recensione',
      'レビューを書',
      '口コミを書',
      '写评论',
    ],
  },
  {
    to: '/support-us',
    says: 'Would you like to help keep the site free?',
    label: 'Support us',
    words: ['donate', 'donation', 'donations'],
    instead: ['make a donation', 'donar', 'faire un don', 'fare una donazione', 'spenden', '寄付', '捐款'],
  },
  {
    to: '/forgot-password',
    says: 'Have you forgotten your password?',
    label: 'Choose a new password',
    words: [],
    instead: ['my password'],
  },
  {
    to: '/account/privacy',
    says: 'Looking for your account and your data?',
    label: 'Your data and privacy',
    words: [],
    instead: ['my account', 'my data'],
  },
];

/** Scripts without spaces between words. */
const SPACELESS = /[\u3040-\u30ff\u3400-\u9fff]/;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Returns the pages for a query; `isInstead` if it looks for no place. */
export function otherPages(typed: string): { pages: readonly OtherPage[]; isInstead: boolean } {
  const text = ` ${plain(typed)} `;
  const holds = (phrases: readonly string[] = []) =>
    phrases.map(plain).some((phrase) => text.includes(SPACELESS.test(phrase) ? phrase : ` ${phrase} `));
  const pages = OTHER_PAGES.filter(({ words, instead }) => holds(words) || holds(instead));
  const isInstead = pages.some(
    ({ words, instead }) => holds(instead) || (QUESTION.test(text.trimStart()) && holds(words)),
  );
  return { pages, isInstead };
}
