import { DefinitionList } from './definition-list';

export interface NotedTermsProps {
  /** Paragraphs before the terms. */
  intro: readonly string[];
  terms: readonly { term: string; text: string }[];
}

/** Explains a group of names and some of its terms. Renders nothing without any text. */
export function NotedTerms({ intro, terms }: NotedTermsProps) {
  return (
    <>
      {intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {terms.length > 0 && <DefinitionList items={terms.map(({ term, text }) => ({ term, value: text }))} />}
    </>
  );
}
