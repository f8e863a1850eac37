import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY_LENGTH } from '../../shared/venue-search/venue-search-query';

/** The `search` parameter of the address: a hashtag from the search guide (S1 section 2), or what was searched for here. */
export function useAskedText() {
  const [params, setParams] = useSearchParams();
  const asked = (params.get('search') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const ask = (text: string) => setParams({ search: text.trim() }, { preventScrollReset: true });
  return { asked, ask };
}
