import { PRODUCT_NAME } from '@waymark/contracts-core';

/** The words of /about-founders, for its page and for readers without JavaScript. */
export const FOUNDERS_WORDS = {
  path: '/about-founders',
  title: 'About the Founders',
  description: 'Why this site exists, who began it, and how to take part.',
  lead: `${PRODUCT_NAME} began with a question that no brochure answers: will this place work for me?`,
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Disabled people, carers and travellers should know before they set out. Not from a sign that says “accessible”, but from people who have been there: the step at the door, the lift that works, the quiet hour.',
      'So everybody who goes somewhere can tell it here, in plain words and checked facts, and everybody who plans to go can read it, free, with whatever device and whatever way of reading they use.',
    ],
  },
  stories: {
    heading: 'The founders’ stories',
    paragraphs: [
      'The story behind this site is one that many people share. The way in is by the kitchen. The hearing loop is there, and nobody knows how to switch it on. The accessible toilet is full of chairs. Each time somebody has been there before and could have said so, had there been a place to say it.',
    ],
  },
  principles: {
    heading: 'What we hold to',
    items: [
      {
        heading: 'Facts before stars',
        text: 'A step is 14 cm high or it is not. What people measured and saw says more than a number of stars.',
      },
      {
        heading: 'Many needs, not one',
        text: 'What helps one person can be in the way of another. So nobody decides for you whether a place is accessible: you see what is there.',
      },
      {
        heading: 'Free, and yours',
        text: 'Reading and writing cost nothing. What you need stays with you until you choose to tell somebody.',
      },
    ],
  },
  takePart: {
    heading: 'Take part',
    ways: {
      write: { label: 'Write a review', href: '/add-review' },
      read: { label: 'Read reviews', href: '/reviews' },
      trips: { label: 'Read trips', href: '/trip-blogs' },
    },
  },
} as const;

/** Only names that the operator or staff gave: nobody is made up. */
export function foundersNamed(names: readonly string[]): { words: string; names: readonly string[] } {
  const words = names.length > 0 ? `${PRODUCT_NAME} was begun by:` : 'The founders have not shared their names.';
  return { words, names };
}
