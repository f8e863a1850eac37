import { useState } from 'react';
import { useInfiniteQuery, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  Button,
  CouldNotLoad,
  CountText,
  EmptyState,
  Grid,
  ShowMore,
  Stack,
  Card,
  LoadingRegion,
  Skeleton,
} from '@waymark/ui';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import { NoServicesArt } from '@waymark/ui/art';
import { listSupportServices } from '../../endpoints';
import { SUPPORT_SERVICES } from '../../messages/en/support-services';
import { countOf } from '../../shared/count-of';
import { SERVICES_KEY } from './get-service-filters';
import { OtherWays, SuggestMore } from './other-ways';
import { ServiceCard } from '../../shared/support-service/service-card';
import { useFirstCountry } from './first-country';
import type { ServiceFilter } from './service-filter';

/** Six placeholders, as required. */
function ServiceSkeletons() {
  return (
    <LoadingRegion label="Loading services">
      <Grid $min="20rem">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Card key={card} data-testid="service-skeleton">
            <Skeleton width="70%" height="2rem" />
            <Skeleton width="40%" />
            <Skeleton lines={2} />
            <Skeleton height="9rem" />
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}

/** Queries support services page by page. */
function supportServicesQuery({ text, city, type }: ServiceFilter, firstCountry: string | undefined) {
  const query = { q: text.trim() || undefined, city: city || undefined, type: type ?? undefined, firstCountry };
  return infiniteQueryOptions({
    queryKey: [...SERVICES_KEY, addressOf(listSupportServices, { query })],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listSupportServices, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** The list starts short. More is loaded only on request, so it needs no rendering and no Tab stops. */
const AT_FIRST = 6;
const MORE = 18;

interface ServiceResultsProps {
  filter: ServiceFilter;
  onClear: () => void;
}

export function ServiceResults({ filter, onClear }: ServiceResultsProps) {
  const list = useInfiniteQuery(supportServicesQuery(filter, useFirstCountry()));
  const { data, error, refetch, hasNextPage, fetchNextPage, isPlaceholderData } = list;
  const [shown, setShown] = useState(AT_FIRST);
  if (!data) return error ? <CouldNotLoad what="the services" onRetry={() => void refetch()} /> : <ServiceSkeletons />;
  const services = data.pages.flatMap((page) => page.items);
  const showMore = (): void => {
    setShown(shown + MORE);
    if (shown + MORE > services.length && hasNextPage) void fetchNextPage();
  };
  const total = data.pages.at(-1)?.total ?? services.length;
  return (
    <Stack $gap={5} aria-busy={isPlaceholderData}>
      {/* Left out while the old list is shown, whose count would be given for the new city. */}
      <CountText
        waiting={isPlaceholderData && 'Searching...'}
      >{`Found ${countOf(total, 'service', 'services')}${filter.city ? ` in ${filter.city}` : ''}`}</CountText>
      {services.slice(0, shown).some(({ isDue }) => isDue) && <p>{SUPPORT_SERVICES.someOld}</p>}
      {services.length === 0 ? (
        <>
          <EmptyState
            icon={<NoServicesArt />}
            title="No services found"
            action={<Button onClick={onClear}>Clear Filters</Button>}
          >
            <p>Try another city, another type or fewer words.</p>
          </EmptyState>
          <OtherWays city={filter.city} />
        </>
      ) : (
        <Grid as="ul" role="list" $min="20rem" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {services.slice(0, shown).map((service) => (
            <li key={service.id} style={{ display: 'flex', maxWidth: 'none' }}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Grid>
      )}
      <ShowMore
        key={JSON.stringify(filter)}
        noun="services"
        list={{ ...list, hasNextPage: hasNextPage || shown < services.length, fetchNextPage: showMore }}
      />
      {!isPlaceholderData && <SuggestMore city={filter.city} />}
    </Stack>
  );
}
