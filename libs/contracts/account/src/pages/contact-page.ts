import { PRODUCT_NAME } from '@waymark/contracts-core';
import { emailLinks, writeTo, type ContentOf } from './static-page';

export const contactPage: ContentOf = (operator) => ({
  path: '/contact',
  title: 'Contact us',
  lead: `Questions, problems or ideas? Write to the people behind ${PRODUCT_NAME}. A person reads every message.`,
  description: `How to reach the people behind ${PRODUCT_NAME}, what we can help with, and how soon we reply.`,
  updatedOn: null,
  sections: [
    {
      id: 'write',
      heading: 'Write to us',
      paragraphs: [
        operator.email
          ? 'Send us an email. If something does not work, say what you tried and what happened.'
          : writeTo(operator),
        ...(operator.address ? [`By post: ${operator.name}, ${operator.address}.`] : []),
      ],
      links: [
        ...emailLinks(operator),
        ...(operator.socialUrl ? [{ label: 'Find us on social media', href: operator.socialUrl }] : []),
      ],
    },
    {
      id: 'times',
      heading: 'How soon we reply',
      facts: [
        { term: 'General questions', value: '24-48 hours' },
        { term: 'Technical problems', value: '12-24 hours' },
        { term: 'Urgent accessibility problems', value: '6-12 hours' },
      ],
      paragraphs: [
        'If something on this site shuts you out, put “Urgent accessibility” in the subject line, and we will look at it first.',
      ],
    },
    {
      id: 'topics',
      heading: 'What we can help with',
      list: [
        'Your account: logging in, a lost password, changing or deleting your data.',
        'A review or a venue: something is wrong, out of date, or should not be there.',
        'Using the site with a screen reader, by keyboard, by voice, or with large text.',
        'Something that does not work: tell us what you did and what happened.',
        'Ideas for the site, or for working together.',
      ],
    },
    {
      id: 'sooner',
      heading: 'You may find your answer here',
      links: [
        { label: 'Forgot your password', href: '/forgot-password' },
        { label: 'Local support services', href: '/support-services' },
        { label: 'Disability rights laws', href: '/legal-rights' },
        { label: 'Put this site on your home screen', href: '/install-app' },
        { label: 'Privacy policy', href: '/privacy-policy' },
      ],
    },
    {
      id: 'emergency',
      heading: 'In an emergency',
      paragraphs: ['We cannot help in an emergency. Call 999 or 112, or the emergency number where you are.'],
    },
  ],
});
