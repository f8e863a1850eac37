import { SEARCH_TAG_CATEGORIES, type SearchTag } from '@waymark/contracts-reviews';
import { usePageTitle, announce, toast } from '@waymark/mfe-kit';
import { Page, PageHeading, Section, space } from '@waymark/ui';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TagChip } from './tag-chip';

/** S2 section 9. */
const TICK_MS = 2_000;

/** Copies a text and knows for 2 seconds that it did; says both what worked and what did not. */
function useCopy() {
  // A new object for each copy, so that a second copy of the same text starts its own 2 seconds.
  const [copied, setCopied] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text });
      announce(`Copied ${text}`);
    } catch {
      toast({
        title: `We could not copy ${text}.`,
        description: 'Your browser does not allow it. Select the text and copy it yourself.',
        variant: 'error',
      });
    }
  }, []);

  return { copied: copied?.text ?? null, copy };
}

const Soft = styled.p`
  color: var(--color-text-soft);
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`;

/** What stands among the facts of places finds most; what is only a word of reviews comes last, and that is said. */
const inOrder = (tags: readonly SearchTag[]) => ({
  facts: tags.filter(({ features }) => features.length > 0),
  words: tags.filter(({ features }) => features.length === 0),
});

export default function SearchGuidePage() {
  usePageTitle('Disability Search Guide');
  const { copied, copy } = useCopy();
  const chips = (tags: readonly SearchTag[]) => (
    <Tags role="list">
      {tags.map(({ tag }) => (
        <TagChip key={tag} tag={tag} isCopied={copied === `#${tag}`} onCopy={(text) => void copy(text)} />
      ))}
    </Tags>
  );
  return (
    <Page>
      <PageHeading lead="Search with a hashtag to find places that have what you need, or that other people wrote about. Copy one to use it elsewhere.">
        Disability Search Guide
      </PageHeading>
      {SEARCH_TAG_CATEGORIES.map(({ name, tags }) => {
        const { facts, words } = inOrder(tags);
        return (
          <Section key={name} heading={name} intro={`${tags.length} hashtags`}>
            {facts.length > 0 && chips(facts)}
            {words.length > 0 && (
              <>
                <Soft>Found only where a review uses the word, so often without a result:</Soft>
                {chips(words)}
              </>
            )}
          </Section>
        );
      })}
    </Page>
  );
}
