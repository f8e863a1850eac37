import { SEARCH_TAG_CATEGORIES, type SearchTag } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Page, PageHeading, Section, space } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { foundFirst } from './tag-counts';
import { TagChip } from './tag-chip';
import { useCopy } from './use-copy';
import { useTagCounts } from './use-tag-counts';

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** All of one size: in another order, once it is known what each finds, they take no more room. */
const Tags = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`;

/** Tags that no feature of places stands for. */
const wordsAlone = (tags: readonly SearchTag[]) =>
  tags.filter(({ features }) => features.length === 0).map(({ tag }) => `#${tag}`);

const listed = new Intl.ListFormat('en-GB');

export function SearchGuidePage() {
  usePageTitle('Disability Search Guide');
  const { copied, copy } = useCopy();
  const counts = useTagCounts();
  // Whoever is among the hashtags already keeps their order: one that moved would lose the focus.
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => {
    if (!counts) setIsHeld(true);
  };
  return (
    <Page>
      <PageHeading lead="Search with a hashtag to find places that have what you need, or that other people wrote about. Copy one to use it elsewhere.">
        Disability Search Guide
      </PageHeading>
      {SEARCH_TAG_CATEGORIES.map(({ name, tags }) => {
        const words = wordsAlone(tags);
        return (
          <Section key={name} heading={name} intro={`${tags.length} hashtags`}>
            <Tags role="list" onFocus={hold}>
              {foundFirst(tags, isHeld ? null : counts).map(({ tag }) => (
                <TagChip
                  key={tag}
                  tag={tag}
                  places={counts?.get(tag)}
                  isCopied={copied === `#${tag}`}
                  onCopy={(text) => void copy(text)}
                />
              ))}
            </Tags>
            {words.length > 0 && <Soft>{listed.format(words)}: found only where a review uses the word.</Soft>}
          </Section>
        );
      })}
    </Page>
  );
}

export default withQueries(SearchGuidePage);
