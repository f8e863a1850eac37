import { DefinitionList } from './definition-list';

export interface NotedTermsProps {
  /** Paragraphs before the terms. */
  intro: readonly string[];
  terms: readonly { term: string; text: string }[];
}

/** What a group of names is about, and what some of them mean. Nothing where nobody wrote anything. */
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
