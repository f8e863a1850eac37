import { hasRole } from '@waymark/contracts-core';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading } from '@waymark/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ServiceChips } from './service-chips';
import { filterFromQuery, NO_FILTER, queryFromFilter, type ServiceFilter } from './service-filter';
import { ServiceFilters } from './service-filters';
import { ServiceResults } from './service-results';

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
      <PageHeading lead="People and organisations that help on the spot: wheelchair rental, guides, emergency help, transport and equipment.">
        Local Support Services
      </PageHeading>
      {user && hasRole(user.role, 'admin') && (
        <div>
          <LinkButton to="/support-services/import">Import services from a file</LinkButton>
        </div>
      )}
      <ServiceFilters filter={filter} onChange={change} />
      <ServiceChips filter={filter} onChange={change} />
      <ServiceResults filter={filter} onClear={() => change(NO_FILTER)} />
    </Page>
  );
}

export default withQueries(SupportServicesPage);
