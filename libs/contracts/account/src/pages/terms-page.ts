import { PRODUCT_NAME } from '@waymark/contracts-core';
import { emailLinks, writeTo, writeToUs, type ContentOf } from './static-page';

export const termsPage: ContentOf = (operator) => ({
  path: '/terms-of-service',
  title: 'Terms of service',
  lead: `The rules for using ${PRODUCT_NAME}, in plain words.`,
  description: `The rules for using ${PRODUCT_NAME}: who may join, what you may write, what we promise and what we do not.`,
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      paragraphs: [
        `${PRODUCT_NAME} is run by ${operator.name}${operator.address ? `, ${operator.address}` : ''}. In these terms “we” means the operator, and “you” means anyone who uses the site.`,
        'By using the site you agree to these terms. You can read reviews and report footpath problems without an account.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      list: [
        'You must be at least 13 years old to have an account.',
        'One account per person. An account is for a person, not for a business.',
        'Use your own email address, and keep your password to yourself. You are responsible for what is done with your account, unless someone broke in through no fault of yours.',
        'Tell us at once if you think that someone else is using your account. You can end all its sessions yourself on the security page.',
        'You may use a name that is not your legal name. You may not pretend to be someone else.',
      ],
    },
    {
      id: 'writing',
      heading: 'What you write',
      paragraphs: [
        'Your reviews, reports, stories and photos stay yours. You allow us to store them, show them to everyone on this site, and make them easy to find, for as long as they are here. The permission ends when you delete them.',
        'Write about what you saw and experienced yourself. Other people plan their day around it.',
      ],
      list: [
        'Do not post anything untrue, anything you were paid for without saying so, or anything about places you do not know.',
        'No hate, threats, harassment or insults.',
        'No private facts about others: no names, phone numbers, health details or faces of people who have not agreed.',
        'Do not post anything that breaks the law or the rights of others. Only share photos that you are allowed to share.',
        'No advertising, no misleading links, and no programs that collect what others wrote.',
      ],
    },
    {
      id: 'moderation',
      heading: 'When we step in',
      paragraphs: [
        'We may remove content that breaks these rules and suspend accounts that break them, and we will give a reason. Whenever our staff do this, it is noted in a record that nobody can change.',
        `If you think that we were wrong, tell us why, and a person will look at it again. ${writeTo(operator)}`,
      ],
    },
    {
      id: 'facts',
      heading: 'What you can rely on',
      paragraphs: [
        'Facts about places come from open data, from venues, and from people like you. They can be wrong, or out of date by the time you arrive. We show where each one comes from, how many people agree, and how old the latest answer is. If nobody has told us something, we show it as unknown.',
        'For anything that your health or safety depends on, ask the place before you go. The site does not give medical or legal advice.',
      ],
    },
    {
      id: 'service',
      heading: 'The site itself',
      paragraphs: [
        'Using the site costs nothing. We do our best to keep it running and safe, but we cannot promise that it always will be. We may change or end parts of it, and will tell you in advance if it affects you.',
        'Nothing in these terms takes away rights that the law gives you, or limits what we are liable for by law.',
      ],
    },
    {
      id: 'end',
      heading: 'Leaving',
      paragraphs: [
        'You can delete your account at any time, under Privacy in your account. You choose whether your reviews go too, or stay without your name. Your account data is removed within 30 days of deletion.',
        'You can also take a copy of everything with you first.',
      ],
      links: [{ label: 'How we handle your data', href: '/privacy-policy' }],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      paragraphs: [
        'When we change these terms, we change the date above. If a change takes something away from you, we will tell members before it takes effect.',
        writeToUs(operator),
      ],
      links: emailLinks(operator, 'Terms of service'),
    },
  ],
});
