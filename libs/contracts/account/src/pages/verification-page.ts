import { PRODUCT_NAME } from '@waymark/contracts-core';
import { writeTo, type ContentOf } from './static-page';

/** People apply by email and staff decide; this site has no application form. */
export const verificationPage: ContentOf = (operator) => ({
  path: '/verification-application',
  title: 'Become a verified member',
  lead: 'A blue checkmark tells others that our staff have checked who you are. You apply by email, and a person decides.',
  description: `What the blue checkmark on ${PRODUCT_NAME} means, who can have it, and how to apply for it by email.`,
  updatedOn: null,
  sections: [
    {
      id: 'meaning',
      heading: 'What it means',
      paragraphs: [
        'A blue checkmark with the words “Verified Account” appears beside a verified member’s name, on their profile and on their reviews.',
        'It means that the person or organisation is who they say they are. It does not make a review count for more. Everyone’s experience counts the same.',
      ],
    },
    {
      id: 'who',
      heading: 'Who can apply',
      list: [
        'Organisations run by or for disabled people.',
        'People who work in accessibility: access auditors, occupational therapists, journalists.',
        'Members whose reviews many people rely on.',
      ],
    },
    {
      id: 'how',
      heading: 'How to apply',
      paragraphs: [`Questions first? ${writeTo(operator)}`],
      steps: [
        'Press “Write the email” below. The questions are already in it.',
        'Answer them in your own words. Say no more about your health than you want to.',
        'Send it from your account’s email address, so that we know it is you.',
        'Our staff will look at it within 5-10 business days and email you their decision.',
      ],
    },
    {
      id: 'after',
      heading: 'What happens next',
      facts: [
        { term: 'Verification pending', value: 'We have your application and are looking at it.' },
        { term: 'Verified Account', value: 'The checkmark appears beside your name.' },
        {
          term: 'Verification declined',
          value: 'We could not verify you this time. Nothing else changes, and you can apply again.',
        },
      ],
    },
  ],
});
