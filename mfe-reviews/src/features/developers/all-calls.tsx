import { queryOptions, useQueries } from '@tanstack/react-query';
import type { openApiEndpoint } from '@waymark/contracts-core';
import { call, endpoint } from '@waymark/mfe-kit';
import { CountText, LoadingRegion, Section, Skeleton, Stack, TextField, VisuallyHidden, target } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OperationEntry } from './operation-entry';
import { isAbout, type Operation, operationsOf } from './operations';

const Calls = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;

  code {
    overflow-wrap: anywhere;
  }
`;

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

/** Groups the operations by topic, in the order of the document. */
function topicsOf(operations: readonly Operation[]): [topic: string, about: Operation[]][] {
  const topics = new Map<string, Operation[]>();
  for (const operation of operations) topics.set(operation.topic, [...(topics.get(operation.topic) ?? []), operation]);
  return [...topics];
}

interface ServiceCallsProps {
  slice: string;
  title: string;
  /** Undefined while loading, null when the service does not respond. */
  operations: readonly Operation[] | null | undefined;
  filter: string;
}

function ServiceCalls({ slice, title, operations, filter }: ServiceCallsProps) {
  const shown = operations?.filter((operation) => isAbout(operation, filter));
  if (shown?.length === 0 && filter !== '') return null;
  return (
    <Section
      heading={title}
      level={3}
      aside={
        <Download href={openApiAddress(slice)} download={`openapi-${slice}.json`}>
          OpenAPI file<VisuallyHidden>{` for ${title}`}</VisuallyHidden>
        </Download>
      }
    >
      {operations === null && <p>This part of the site is not responding right now. Please try again later.</p>}
      {operations === undefined && (
        <LoadingRegion label={`Loading the calls for ${title}`}>
          <Skeleton height="8rem" />
        </LoadingRegion>
      )}
      {topicsOf(shown ?? []).map(([topic, about]) => (
        <Stack key={topic} $gap={2}>
          <h4>{topic}</h4>
          <Calls as="ul" $gap={2}>
            {about.map((operation) => (
              <OperationEntry key={`${operation.method} ${operation.path}`} operation={operation} />
            ))}
          </Calls>
        </Stack>
      ))}
    </Section>
  );
}

/** Slices in the order that developers need them, with their titles. */
const DESCRIBED = [
  { slice: 'reviews', title: 'Places, reviews and search' },
  { slice: 'maps', title: 'Towns, postcodes and maps' },
  { slice: 'community', title: 'Feedback' },
  { slice: 'account', title: 'Accounts and profiles' },
] as const;

const openApiAddress = (slice: string): string => `/api/openapi/${slice}`;

type GetOpenApi = ReturnType<typeof openApiEndpoint>;

/**
 * Queries a slice's OpenAPI document. It is not in the consumer contract, which would require each slice to be live;
 * this page shows when a slice is unavailable.
 */
function openApiQuery(slice: string) {
  return queryOptions({
    queryKey: [openApiAddress(slice)],
    queryFn: async ({ signal }): Promise<Operation[]> =>
      operationsOf(await call(endpoint<GetOpenApi>('GET', `/api/openapi/${slice}`), { signal })),
    staleTime: Infinity,
  });
}

/** Lists all API operations by service; the filter is a plain text search over paths and descriptions. */
export function AllCalls() {
  const [filter, setFilter] = useState('');
  const reads = useQueries({ queries: DESCRIBED.map(({ slice }) => openApiQuery(slice)) });
  const all = reads.flatMap(({ data }) => data ?? []);
  const found = all.filter((operation) => isAbout(operation, filter)).length;
  return (
    <Section
      id="calls"
      heading="All calls"
      intro="Grouped by the part of the site that handles them. Calls for our staff are left out."
    >
      <Stack $gap={6}>
        <TextField
          label="Filter the calls"
          hint="By keyword or address, for example: search, venues, photo"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <CountText waiting={reads.some(({ isLoading }) => isLoading) && 'Loading the calls...'}>
          {found === all.length ? `${all.length} calls` : `${found} of ${all.length} calls`}
        </CountText>
        {DESCRIBED.map(({ slice, title }, index) => (
          <ServiceCalls
            key={slice}
            slice={slice}
            title={title}
            operations={reads[index]?.isError ? null : reads[index]?.data}
            filter={filter}
          />
        ))}
      </Stack>
    </Section>
  );
}
