import { useQuery } from '@tanstack/react-query';
import { CouldNotLoad, LinkButton, ListIcon, Section, Stack, Card, LoadingRegion, Skeleton } from '@waymark/ui';
import type { Ref } from 'react';
import { venueSearchQuery } from '../../../shared/venue-search/api/search-venues';
import { NoVenuesFound } from '../../../shared/venue-search/no-venues-found';
import { MAX_RESULTS, type SearchMode } from '../../../shared/venue-search/venue-search-query';
import { ResultList } from './result-list';
import { tagWords } from './tag-words';

function ResultSkeletons() {
  return (
    <LoadingRegion label="Searching">
      <Stack $gap={4}>
        {[1, 2, 3].map((row) => (
          <Card key={row}>
            <Skeleton width="14rem" height="1.75rem" />
            <Skeleton lines={2} />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}

/** Fewer venues than there may be are no reason to believe that a place is not known. */
function SearchIsSlow() {
  return <p>Search is slow right now, so this may not be everything. Please try again in a moment.</p>;
}

interface SearchResultsProps {
  /** What the address asks for: a hashtag of the search guide, or any text. */
  asked: string;
  mode: SearchMode;
  inUk: boolean;
  /** Takes the focus when somebody asks for all results. */
  ref?: Ref<HTMLElement>;
}

/** A search shows its venues in the page: a list that drops down unasked would hide it, and cannot be filtered. */
export function SearchResults({ asked, mode, inUk, ref }: SearchResultsProps) {
  const { data: found, isError, refetch } = useQuery(venueSearchQuery(asked, mode, inUk, MAX_RESULTS));
  const venues = found?.venues;
  return (
    <Section heading={`Venues for ${asked}`} ref={ref} tabIndex={-1}>
      {isError && !venues && <CouldNotLoad what="the venues" onRetry={() => void refetch()} />}
      {!isError && !venues && <ResultSkeletons />}
      {found?.isWhole === false && <SearchIsSlow />}
      {found?.isWhole && found.venues.length === 0 && <NoVenuesFound text={asked} />}
      {venues && venues.length > 0 && <ResultList key={asked} venues={venues} />}
      {venues && (
        <Stack>
          <LinkButton to={`/reviews?${new URLSearchParams({ q: tagWords(asked) }).toString()}`} icon={<ListIcon />}>
            Reviews that mention “{tagWords(asked)}”
          </LinkButton>
        </Stack>
      )}
    </Section>
  );
}
