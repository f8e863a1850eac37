import { PRODUCT_NAME } from '@waymark/contracts-core';

/** Text of /about-founders, for its page and for readers without JavaScript. */
export const FOUNDERS_WORDS = {
  path: '/about-founders',
  title: 'About the Founders',
  description: 'Why this site exists, who started it, and how to take part.',
  lead: `${PRODUCT_NAME} began with a question that no brochure answers: will this place work for me?`,
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Disabled people, carers and travellers should know before they set out. They should learn it from people who have been there, not from a sign that says “accessible”: the step at the door, the lift that works, the quiet hour.',
      'Here, anyone who has been somewhere can say what they found, in plain words and checked facts. Anyone who plans to go can read it for free, on any device, in the way that suits them.',
    ],
  },
  stories: {
    heading: 'The founders’ stories',
    paragraphs: [
      'The story behind this site is one that many people share. The way in is through the kitchen. There is a hearing loop, but nobody knows how to switch it on. The accessible toilet is full of chairs. Each time, someone had been there before us. They could have told us, but there was nowhere to say it.',
    ],
  },
  principles: {
    heading: 'What we believe in',
    items: [
      {
        heading: 'Facts before stars',
        text: 'A step is 14 cm high or it is not. What people have measured and seen tells you more than a star rating.',
      },
      {
        heading: 'Many needs, not one',
        text: 'What helps one person can get in the way of another. So nobody decides for you whether a place is accessible. You see what is there.',
      },
      {
        heading: 'Free, and yours',
        text: 'It is free to read and write reviews. Your needs stay with you until you choose to share them.',
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

/** Returns the founders' text with only the names that the operator or staff gave; none is invented. */
export function foundersNamed(names: readonly string[]): { words: string; names: readonly string[] } {
  const words = names.length > 0 ? `${PRODUCT_NAME} was started by:` : 'The founders have not shared their names.';
  return { words, names };
}
