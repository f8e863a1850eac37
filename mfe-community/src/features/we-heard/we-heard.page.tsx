import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { HEARD_WORDS, type HeardEntry, peopleToldUs } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { addressOf, callForPage, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Card,
  CouldNotLoad,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeading,
  ShowMore,
  Skeleton,
  space,
  Stack,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { listHeard } from '../../endpoints';

const heardQuery = infiniteQueryOptions({
  queryKey: [addressOf(listHeard)],
  queryFn: ({ pageParam, signal }) => callForPage(listHeard, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Public page: feedback from people, and what we changed. */
export function WeHeardPage() {
  usePageTitle(HEARD_WORDS.title);
  return (
    <Page narrow>
      <PageHeading lead={HEARD_WORDS.lead}>{HEARD_WORDS.title}</PageHeading>
      <Entries />
    </Page>
  );
}

function Entries() {
  const list = useInfiniteQuery(heardQuery);
  if (!list.data)
    return list.isError ? (
      <CouldNotLoad what="what we changed" onRetry={() => void list.refetch()} />
    ) : (
      <LoadingRegion label="Loading what we changed">
        <Skeleton height="9rem" lines={2} />
      </LoadingRegion>
    );
  const entries = list.data.pages.flatMap((page) => page.items);
  if (entries.length === 0)
    return (
      <EmptyState level={2} title={HEARD_WORDS.nothing.heading}>
        <p>{HEARD_WORDS.nothing.text}</p>
      </EmptyState>
    );
  return (
    <Stack $gap={4}>
      <List role="list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </List>
      <ShowMore noun="changes" list={list} />
    </Stack>
  );
}

function Entry({ entry: { heard, changed, people, publishedAt } }: { entry: HeardEntry }) {
  return (
    <Card as="li">
      <h2>We heard</h2>
      <Text>{heard}</Text>
      <h3>We changed</h3>
      <Text>{changed}</Text>
      <p>
        <span>{peopleToldUs(people)}</span> <time dateTime={publishedAt}>{dayWords(publishedAt)}</time>
      </p>
    </Card>
  );
}

export default withQueries(WeHeardPage);
