import { PRODUCT_NAME } from '@waymark/contracts-core';
import { emailLinks, writeToUs, type ContentOf, type ContentSection } from './static-page';
import { STORED_IN_BROWSER, type StorageKind } from './stored-in-browser';

const section = (id: string, heading: string, paragraph: string, kind: StorageKind): ContentSection => ({
  id,
  heading,
  paragraphs: [paragraph],
  facts: STORED_IN_BROWSER.filter((one) => one.kind === kind).map(({ name, purpose, kept }) => ({
    term: name,
    value: `${purpose} ${kept}`,
  })),
});

export const cookiePage: ContentOf = (operator) => ({
  path: '/cookie-policy',
  title: 'Cookie policy',
  lead: `What ${PRODUCT_NAME} keeps in your browser, item by item. None of it is for advertising, and none of it follows you to other sites.`,
  description: `Every cookie and every stored value of ${PRODUCT_NAME} by name: what it is for and how long it is kept.`,
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      list: [
        'If you only read, we set no cookies at all.',
        'We set a cookie when you log in or register, because we could not keep you logged in without it.',
        'There are no cookies for statistics or advertising, and none from other companies. So there is no banner to close.',
      ],
    },
    section(
      'cookies',
      'Cookies',
      'Each one is needed for something you ask for. Scripts cannot read them, and other sites cannot send them along with a form.',
      'cookie',
    ),
    section(
      'local',
      'Kept in your browser',
      'These stay on your device. We receive them only where a page says so, such as when you publish a draft, or log in and keep your settings in your account.',
      'local',
    ),
    section('session', 'Kept for one tab', 'These are gone when you close the tab.', 'session'),
    {
      id: 'remove',
      heading: 'How to remove them',
      paragraphs: [
        'Log out to remove the session cookie. “Reset to defaults” in the accessibility panel brings back the usual settings.',
        'You can remove all cookies and stored data in your browser’s own settings: look for “site data” or “cookies” under privacy. The site works without them. You only need a cookie to log in.',
      ],
    },
    {
      id: 'others',
      heading: 'Other sites',
      paragraphs: [
        'Links can take you to other sites, which have their own rules. If you log in through another provider, that provider sets its own cookies on its own pages.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      paragraphs: [writeToUs(operator)],
      links: [...emailLinks(operator, 'Cookies'), { label: 'Privacy policy', href: '/privacy-policy' }],
    },
  ],
});
