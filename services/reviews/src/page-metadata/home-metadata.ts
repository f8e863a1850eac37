import { PRODUCT_NAME, type PageMetadata } from '@waymark/contracts-core';

const DESCRIPTION =
  'Find out whether a place will work for you before you set out: accessibility reviews of stations, shops, hotels and more, by disabled people and carers.';

/** The home page as text; search engines may show its search box. */
export const HOME_METADATA: PageMetadata = {
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
        'Each fact about a place shows where it comes from, how many people agree, and when the most recent of them said so.',
      ],
      links: [{ label: 'Read all reviews', href: '/reviews' }],
    },
  ],
};
