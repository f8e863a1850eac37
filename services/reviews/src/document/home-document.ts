import { PRODUCT_NAME, type PageDocument } from '@waymark/contracts-core';

const DESCRIPTION =
  'Find out, before you set out, whether a place will work for you: accessibility reviews of stations, shops, hotels and more, by disabled people and carers.';

/** The home page in words; search engines may offer its search box. */
export const HOME_DOCUMENT: PageDocument = {
  title: 'Find and Share Accessibility Reviews Worldwide',
  description: DESCRIPTION,
  canonicalPath: '/',
  jsonLd: [
    {
      '@type': 'WebSite',
      '@id': '/',
      url: '/',
      name: PRODUCT_NAME,
      description: DESCRIPTION,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  sections: [
    {
      heading: 'What you find here',
      paragraphs: [
        DESCRIPTION,
        'Each fact about a place says who states it, how many people agree, and when the newest of them said so.',
      ],
      links: [{ label: 'Read all reviews', href: '/reviews' }],
    },
  ],
};
