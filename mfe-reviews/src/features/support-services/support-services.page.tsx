import { hasRole } from '@waymark/contracts-core';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading, Chip, Inline } from '@waymark/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SUPPORT_SERVICE_TYPE_LABELS } from '@waymark/contracts-reviews';
import { filterFromQuery, isFiltered, NO_FILTER, queryFromFilter, type ServiceFilter } from './service-filter';
import { Reach } from './other-ways';
import { ServiceFilters } from './service-filters';
import { ServiceResults } from './service-results';

interface ServiceChipsProps {
  filter: ServiceFilter;
  onChange: (part: Partial<ServiceFilter>) => void;
}

/** The active filters; pressing one removes it. */
function ServiceChips({ filter, onChange }: ServiceChipsProps) {
  const { text, city, type } = filter;
  if (!isFiltered(filter)) return null;
  return (
    <Inline $gap={2} role="group" aria-label="Active filters">
      {text && <Chip label={`Search: ${text}`} onRemove={() => onChange({ text: '' })} />}
      {city && <Chip label={`City: ${city}`} onRemove={() => onChange({ city: '' })} />}
      {type && <Chip label={`Type: ${SUPPORT_SERVICE_TYPE_LABELS[type]}`} onRemove={() => onChange({ type: null })} />}
    </Inline>
  );
}

export function SupportServicesPage() {
  usePageTitle('Local Support Services');
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterFromQuery(query), [query]);
  const change = useCallback(
    (part: Partial<ServiceFilter>) =>
      setQuery((before) => queryFromFilter({ ...filterFromQuery(before), ...part }), { replace: true }),
    [setQuery],
  );
  return (
    <Page>
      <PageHeading lead="Local people and organisations that can help: wheelchair hire, guides, emergency help, transport and equipment.">
        Local Support Services
      </PageHeading>
      {user && hasRole(user.role, 'moderator') && (
        <Inline $gap={3}>
          <LinkButton to="/admin/support-services">Write and publish entries</LinkButton>
          {hasRole(user.role, 'admin') && (
            <LinkButton to="/support-services/import">Import services from a file</LinkButton>
          )}
        </Inline>
      )}
      <ServiceFilters filter={filter} onChange={change} />
      <ServiceChips filter={filter} onChange={change} />
      <Reach filter={filter} />
      <ServiceResults filter={filter} onClear={() => change(NO_FILTER)} />
    </Page>
  );
}

export default withQueries(SupportServicesPage);
