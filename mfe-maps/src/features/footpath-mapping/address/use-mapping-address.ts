import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { readAddress, withPart, type AddressPart, type Reporting } from './mapping-address';

interface Said {
  /** No entry of its own in the history: nobody wants to go back step by step over a map. */
  replace?: boolean;
}

/** What the page shows lives in its address: it can be shared, kept, and undone with the Back button. */
export function useMappingAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  // The map's answer may come after a change that is not drawn yet.
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
