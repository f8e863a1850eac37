import type { ContentPage, ContentSection } from '@waymark/contracts-account';
import { dayWords, type PageDocument, type PageDocumentSection } from '@waymark/contracts-core';

/** Converts a static page to a page document with the same text; addresses that a document cannot link become text. */
export function contentDocument({ path, title, description, lead, updatedOn, sections }: ContentPage): PageDocument {
  const intro: PageDocumentSection = {
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
}: ContentSection): PageDocumentSection {
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
