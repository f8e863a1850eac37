import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { readAddress, withPart, type AddressPart, type Reporting } from './mapping-address';

interface Said {
  /** Replaces the history entry, so that Back does not replay each map movement. */
  replace?: boolean;
}

/** The page's state is in the URL, so it can be shared, bookmarked and undone with the Back button. */
export function useMappingAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  // Always the latest parameters, because the map may report before the latest change is rendered.
  const latest = useRef(params);
  latest.current = params;

  const change = useCallback(
    (part: AddressPart, { replace = false }: Said = {}) => {
      latest.current = withPart(latest.current, part);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  const filterBy = useCallback((filter: ReportFilter, said?: Said) => change({ filter }, said), [change]);
  const report = useCallback((reporting: Reporting, said?: Said) => change({ reporting }, said), [change]);
  return { ...address, at: params.get('at'), zoom: params.get('zoom'), change, filterBy, report };
}

export type MappingAddressState = ReturnType<typeof useMappingAddress>;
