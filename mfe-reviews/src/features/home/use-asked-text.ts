import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY_LENGTH } from '../../shared/venue-search/search-url';

/** The `search` parameter of the address: a hashtag from the search guide (S1 section 2). */
export function useAskedText(): string {
  const [params] = useSearchParams();
  return (params.get('search') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}
