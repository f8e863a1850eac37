import { SEARCH_TAG_CATEGORIES, type SearchTag } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  LoadingRegion,
  NotedTerms,
  type NotedTermsProps,
  Page,
  PageHeading,
  Section,
  Skeleton,
  space,
} from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { foundFirst } from './tag-counts';
import { TagChip } from './tag-chip';
import { useCopy } from './use-copy';
import { useTagCounts } from './use-tag-counts';
import { type TagTexts, useTagTexts } from './use-tag-texts';

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** All of one size, as what is compared. */
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
  const texts = useTagTexts();
  const { isDecided, counts } = useTagCounts();
  return (
    <Page>
      <PageHeading lead="Search with a hashtag to find places that have what you need, or that other people wrote about. Copy one to use it elsewhere.">
        Disability Search Guide
      </PageHeading>
      {texts.isDecided && isDecided ? (
        <Guide texts={texts} counts={counts} />
      ) : (
        <LoadingRegion label="Loading the guide">
          <Skeleton lines={6} height="12rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

interface GuideProps {
  texts: TagTexts;
  counts: ReadonlyMap<string, number> | null;
}

function Guide({ texts: { isLate, textOf }, counts }: GuideProps) {
  const { copied, copy } = useCopy();
  // As they were first shown: numbers that come later move nothing.
  const [shownFirst] = useState(counts);
  const whole = textOf(null);
  const lateOnes = isLate ? SEARCH_TAG_CATEGORIES.filter(({ name }) => hasWords(textOf(name))) : [];
  return (
    <>
      {SEARCH_TAG_CATEGORIES.map(({ name, tags }) => {
        const words = wordsAlone(tags);
        return (
          <Section key={name} heading={name} intro={`${tags.length} hashtags`}>
            <Tags role="list">
              {foundFirst(tags, shownFirst).map(({ tag }) => (
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
            {!isLate && <NotedTerms {...textOf(name)} />}
          </Section>
        );
      })}
      {(hasWords(whole) || lateOnes.length > 0) && (
        <Section heading="About the guide">
          <NotedTerms {...whole} />
          {lateOnes.map(({ name }) => (
            <Section key={name} heading={name} level={3}>
              <NotedTerms {...textOf(name)} />
            </Section>
          ))}
        </Section>
      )}
    </>
  );
}

const hasWords = ({ intro, terms }: NotedTermsProps): boolean => intro.length + terms.length > 0;

export default withQueries(SearchGuidePage);
