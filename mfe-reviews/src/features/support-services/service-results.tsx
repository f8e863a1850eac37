import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, CouldNotLoad, CountText, EmptyState, Grid, Stack } from '@waymark/ui';
import { countOf } from '../../shared/count-of';
import { supportServicesQuery } from './api/list-support-services';
import { ServiceCard } from './service-card';
import type { ServiceFilter } from './service-filter';
import { ServiceSkeletons } from './service-skeletons';

interface ServiceResultsProps {
  filter: ServiceFilter;
  onClear: () => void;
}

export function ServiceResults({ filter, onClear }: ServiceResultsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(
    supportServicesQuery(filter),
  );
  if (!data) return error ? <CouldNotLoad what="the services" onRetry={() => void refetch()} /> : <ServiceSkeletons />;
  const services = data.pages.flatMap((page) => page.items);
  const total = data.pages.at(-1)?.total ?? services.length;
  return (
    <Stack $gap={5} aria-busy={isPlaceholderData}>
      {/* Not while the old list still stands: it would be counted in the new city. */}
      <CountText
        waiting={isPlaceholderData && 'Searching...'}
      >{`Found ${countOf(total, 'service', 'services')}${filter.city ? ` in ${filter.city}` : ''}`}</CountText>
      {services.length === 0 ? (
        <EmptyState title="No services found" action={<Button onClick={onClear}>Clear Filters</Button>}>
          <p>Try another city, another type or fewer words.</p>
        </EmptyState>
      ) : (
        <Grid as="ul" role="list" $min="20rem" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {services.map((service) => (
            <li key={service.id} style={{ display: 'grid', maxWidth: 'none' }}>
              <ServiceCard service={service} />
            </li>
          ))}
        </Grid>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more services'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
