import { useQuery } from '@tanstack/react-query';
import { paragraphsOf } from '@waymark/contracts-community';
import { SEARCH_TAG_CATEGORIES, type SearchTag, type HashtagDescription } from '@waymark/contracts-reviews';
import { queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Disclosure,
  LoadingRegion,
  NotedTerms,
  type NotedTermsProps,
  Page,
  PageHeading,
  Section,
  Skeleton,
  space,
} from '@waymark/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { listHashtagCounts, listHashtagDescriptions } from '../../endpoints';
import { SEARCH_GUIDE } from '../../messages/en/search-guide';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { TagChip } from './tag-chip';
import { findsNone } from './tag-counts';
import { useCopy } from './use-copy';

/** Milliseconds that the page waits for optional data. */
export const PATIENCE_MS = 400;

/** Whether to render now: the data arrived or the wait is over. `isLate`: the data arrives after that. */
function useDecided(isPending: boolean): { isDecided: boolean; isLate: boolean } {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return { isDecided: !isPending || isLate, isLate };
}

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** Hashtags of one size, for comparison. */
const Tags = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  &[hidden] {
    display: none;
  }
`;

/** Returns the tags without a corresponding feature of places. */
const wordsAlone = (tags: readonly SearchTag[]) =>
  tags.filter(({ features }) => features.length === 0).map(({ tag }) => `#${tag}`);

const listed = new Intl.ListFormat('en-GB');

export function SearchGuidePage() {
  usePageTitle('Disability Search Guide');
  const texts = useHashtagDescriptions();
  const { isDecided, counts } = useTagCounts();
  return (
    <Page>
      <PageHeading lead="Search with a hashtag to find places that have what you need, or places that people wrote about. You can copy any hashtag to use elsewhere.">
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
  texts: HashtagDescriptions;
  counts: ReadonlyMap<string, number> | null;
}

function Guide({ texts: { isLate, textOf }, counts }: GuideProps) {
  const { copied, copy } = useCopy();
  // The counts of the first render, because later counts must not move chips.
  const [shownFirst] = useState(counts);
  const chips = (tags: readonly SearchTag[]) => (
    <Tags role="list" hidden={tags.length === 0}>
      {tags.map(({ tag }) => (
        <TagChip
          key={tag}
          tag={tag}
          places={counts?.get(tag)}
          isCopied={copied === `#${tag}`}
          onCopy={(text) => void copy(text)}
        />
      ))}
    </Tags>
  );
  const whole = textOf(null);
  const lateOnes = isLate ? SEARCH_TAG_CATEGORIES.filter(({ name }) => hasWords(textOf(name))) : [];
  return (
    <>
      {SEARCH_TAG_CATEGORIES.map(({ name, tags }) => {
        const words = wordsAlone(tags);
        return (
          <Section key={name} heading={name} intro={`${tags.length} hashtags`}>
            {chips(tags.filter((tag) => !findsNone(tag, shownFirst)))}
            {tags.some((tag) => findsNone(tag, shownFirst)) && (
              <Disclosure summary={SEARCH_GUIDE.findNothing}>
                {chips(tags.filter((tag) => findsNone(tag, shownFirst)))}
              </Disclosure>
            )}
            {words.length > 0 && <Soft>{SEARCH_GUIDE.wordsAlone(listed.format(words), words.length === 1)}</Soft>}
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

interface TagCounts {
  /** The order of the hashtags is fixed: reordering visible ones would make people press the wrong one. */
  isDecided: boolean;
  /** Number of places per tag; null while loading or after a failure. The page is complete without it. */
  counts: ReadonlyMap<string, number> | null;
}

function useTagCounts(): TagCounts {
  // The area in which the links search.
  const { mode } = useSearchMode();
  const { data, isPending } = useQuery({
    ...queryOf(listHashtagCounts, { query: { forceGlobal: mode === 'global' ? 'true' : undefined } }),
    select: (found) => new Map(found.map(({ tag, places }) => [tag, places])),
  });
  return { isDecided: useDecided(isPending).isDecided, counts: data ?? null };
}

interface HashtagDescriptions {
  /** The layout is fixed: later texts no longer move anything. */
  isDecided: boolean;
  /** The texts arrived too late to be placed among the hashtags without moving them. */
  isLate: boolean;
  /** Returns the staff's text about a category, or (null) about the whole guide. */
  textOf: (category: string | null) => NotedTermsProps;
}

function useHashtagDescriptions(): HashtagDescriptions {
  const { data = [], isPending } = useQuery(queryOf(listHashtagDescriptions));
  return { ...useDecided(isPending), textOf: (category) => wordsOf(data, category) };
}

function wordsOf(texts: readonly HashtagDescription[], category: string | null): NotedTermsProps {
  const { intro = '', notes = [] } = texts.find((each) => each.category === category) ?? {};
  return { intro: paragraphsOf(intro), terms: notes.map(({ tag, text }) => ({ term: `#${tag}`, text })) };
}

export default withQueries(SearchGuidePage);
