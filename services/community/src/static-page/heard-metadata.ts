import { HEARD_WORDS, type HeardEntry, peopleToldUs } from '@waymark/contracts-community';
import { dayWords, type PageMetadata } from '@waymark/contracts-core';

/** Returns the page "We heard, we changed" as text, with only the latest entries. The page itself shows all of them. */
export function heardMetadata(entries: readonly HeardEntry[]): PageMetadata {
  const { path, title, lead, description, nothing } = HEARD_WORDS;
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections:
      entries.length === 0
        ? [{ heading: nothing.heading, paragraphs: [nothing.text] }]
        : entries.map(({ heard, changed, people, publishedAt }) => ({
            heading: `We changed on ${dayWords(publishedAt)}`,
            paragraphs: [`We heard: ${heard}`, `We changed: ${changed}`, peopleToldUs(people)],
          })),
  };
}
