import { type FoundersContent, foundersNamed, foundersText, FOUNDERS_WORDS } from '@waymark/contracts-community';
import type { Operator, PageMetadata } from '@waymark/contracts-core';

export function foundersMetadata(operator: Operator, published: FoundersContent | null = null): PageMetadata {
  const { path, title, description, mission, stories, principles, takePart } = FOUNDERS_WORDS;
  const text = foundersText(published, operator);
  const named = foundersNamed(text.names);
  return {
    title,
    description,
    canonicalPath: path,
    lead: text.lead,
    jsonLd: [],
    sections: [
      { heading: mission.heading, paragraphs: [...text.mission] },
      {
        heading: stories.heading,
        paragraphs: [...text.stories, named.words, ...named.names.map((name) => `• ${name}`)],
      },
      {
        heading: principles.heading,
        paragraphs: [],
        facts: text.principles.map((one) => ({ term: one.heading, value: one.text })),
      },
      { heading: takePart.heading, paragraphs: [], links: Object.values(takePart.ways) },
    ],
  };
}
