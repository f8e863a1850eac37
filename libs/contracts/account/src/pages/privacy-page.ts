import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { ContentOf } from './static-page';
import { whatWeHold } from './privacy-what-we-hold';
import { yourChoices } from './privacy-your-choices';

export const privacyPage: ContentOf = (operator) => ({
  path: '/privacy-policy',
  title: 'Privacy policy',
  lead: `What ${PRODUCT_NAME} knows about you, why, who sees it, and how to get a copy or have it deleted.`,
  description: `What ${PRODUCT_NAME} stores about you and why, how health data is protected, and how to download or delete your data.`,
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      list: [
        'You can read everything without an account. If you do, we keep no record of who you are.',
        'Needs that come from a disability are health data. We only store them if you agree to this specifically. We encrypt them, and you can withdraw your agreement.',
        'No advertising networks, no analytics services, no scripts from other companies. We do not sell anything about you.',
        'You can download or delete everything yourself.',
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        `${PRODUCT_NAME} is run by ${operator.name}. The operator decides how your data is used, and answers your questions about it.`,
        ...(operator.address
          ? [`Address: ${operator.address}.`]
          : ['The operator of this site has not given a postal address yet.']),
        ...(operator.email
          ? [`Email: ${operator.email}.`]
          : ['The operator of this site has not given an email address yet.']),
      ],
    },
    ...whatWeHold,
    ...yourChoices(operator),
  ],
});
