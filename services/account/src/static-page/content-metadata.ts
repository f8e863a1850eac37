import type { StaticPage, ContentSection } from '@waymark/contracts-account';
import { dayWords, type PageMetadata, type PageMetadataSection } from '@waymark/contracts-core';

/** Converts a static page to a page document with the same text; addresses that a document cannot link become text. */
export function staticPageMetadata({ path, title, description, lead, updatedOn, sections }: StaticPage): PageMetadata {
  const intro: PageMetadataSection = {
    heading: 'About this page',
    paragraphs: [lead, ...(updatedOn ? [`Last changed on ${dayWords(updatedOn)}.`] : [])],
  };
  return { title, description, canonicalPath: path, jsonLd: [], sections: [intro, ...sections.map(toSection)] };
}

function toSection({
  heading,
  paragraphs = [],
  list = [],
  steps = [],
  facts,
  links = [],
}: ContentSection): PageMetadataSection {
  const own = links.filter(({ href }) => href.startsWith('/'));
  const ways = links
    .filter(({ href }) => !href.startsWith('/'))
    .map(({ label, href }) => (href.startsWith('mailto:') ? label : `${label}: ${href}`));
  return {
    heading,
    paragraphs: [
      ...paragraphs,
      ...steps.map((step, at) => `${at + 1}. ${step}`),
      ...list.map((item) => `• ${item}`),
      ...ways,
    ],
    ...(facts ? { facts: [...facts] } : {}),
    ...(own.length > 0 ? { links: own } : {}),
  };
}
