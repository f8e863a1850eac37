import type { Operator } from '@waymark/contracts-core';
import { emailLinks, writeToUs, type ContentSection } from './static-page';

/** Sections of the privacy policy about retention and people's choices. Each sentence must match what the code does. */
export const yourChoices = (operator: Operator): readonly ContentSection[] => [
  {
    id: 'how-long',
    heading: 'How long we keep it',
    facts: [
      {
        term: 'Your account',
        value:
          'Until you delete it. An account that nobody logs in to is deleted after three years, unless the operator has chosen a different time. We warn you by email 30 days before. The date is on your account’s privacy page.',
      },
      {
        term: 'After you delete it',
        value:
          'Account data is removed within 30 days. We keep your old account number and the time we removed the account, so that old messages or a restored backup cannot bring anything back. Entries about you in the record of what staff do will stay, but will no longer show who they were about.',
      },
      {
        term: 'Gifts',
        value:
          'The amount, the date, the receipt number and the Stripe payment ID: for six whole years after the year of the gift, because tax law requires it. When you delete your account, a monthly gift is stopped first, and no gift can be traced back to you.',
      },
      { term: 'Exports', value: 'The file is removed after 24 hours.' },
      {
        term: 'Messages between the parts of our system',
        value:
          'They contain ID numbers, and names that you show to others, but never your needs, your email address or your password. They are removed after 7 days.',
      },
      { term: 'Photos without a review', value: '24 hours.' },
      { term: 'Mail', value: 'The content until it is sent. The fact that it was sent, for 30 days.' },
      {
        term: 'Backups',
        value:
          'The operator makes backups so that nothing is lost. Data that you deleted can stay in them until they are overwritten, within the 30 days above, and is removed again if a backup is ever restored.',
      },
    ],
  },
  {
    id: 'rights',
    heading: 'What you can do',
    list: [
      'You can see and correct your data on your profile and in your settings.',
      'You can ask for a copy on the privacy page. Within minutes you get one file with everything, which both you and programs can read.',
      'You can delete your account on the privacy page. We ask you to confirm by email. You choose whether your reviews are deleted too, or stay without your name.',
      'You can withdraw your consent for health data and for news on the privacy page at any time.',
      'To object, or to ask us to stop using your data for a while, write to us.',
      'Complain to the data protection authority where you live. We would be glad if you told us first.',
    ],
    links: [{ label: 'Cookie policy: what is kept in your browser', href: '/cookie-policy' }],
  },
  {
    id: 'safety',
    heading: 'How we keep it safe',
    paragraphs: [
      'The needs in your account, the health lists of your profile, the keys of authenticator apps and waiting emails are encrypted in the database. Passwords, session cookies and links in emails are stored only as hashes. Each part of the system has its own database and cannot read the others. You can protect your account with a passkey or a second step.',
      'If data about you ever got into the wrong hands, we would tell you and the authority as the law requires.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    paragraphs: [
      'You must be at least 13 to have an account. If you learn that a younger child has one, tell us, and we will delete it. Where the law requires a parent’s consent, a parent must agree first.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes and questions',
    paragraphs: [
      'When we change this policy, we change the date above, and tell members if it matters to them. We never use health data for anything new without asking you again.',
      writeToUs(operator),
    ],
    links: emailLinks(operator, 'Privacy'),
  },
];
