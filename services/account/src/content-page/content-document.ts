import type { ContentPage, ContentSection } from '@waymark/contracts-account';
import type { PageDocument, PageDocumentSection } from '@waymark/contracts-core';
import { shownDate } from './shown-date';

/** A content page as a page document: the same words, without the ways out that a document cannot hold. */
export function contentDocument({ path, title, description, lead, updatedOn, sections }: ContentPage): PageDocument {
  const intro: PageDocumentSection = { heading: 'About this page', paragraphs: [lead, ...(updatedOn ? [`Last changed on ${shownDate(updatedOn)}.`] : [])] };
  return { title, description, canonicalPath: path, jsonLd: [], sections: [intro, ...sections.map(toSection)] };
}

function toSection({ heading, paragraphs = [], list = [], steps = [], facts, links = [] }: ContentSection): PageDocumentSection {
  const own = links.filter(({ href }) => href.startsWith('/'));
  return {
    heading,
    paragraphs: [...paragraphs, ...steps.map((step, at) => `${at + 1}. ${step}`), ...list.map((item) => `• ${item}`)],
    ...(facts ? { facts: [...facts] } : {}),
    ...(own.length > 0 ? { links: own } : {}),
  };
}
