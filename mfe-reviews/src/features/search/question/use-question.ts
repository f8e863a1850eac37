import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Question, questionAddress, readQuestion } from '../../../shared/venue-search/question';

interface SearchState {
  /** The person's position, "53.797,-1.548". Stored in this history entry, never in a URL that could be shared. */
  at?: string;
  /** True if only a filter of the same search has changed; then the old list stays until the new one loads. */
  isNarrowed?: boolean;
}

/** The query is in the URL, so it can be shared, bookmarked and undone with the Back button. */
export function useQuestion() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: SearchState | null };
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(params), [params]);
  const at = state?.at;

  /** Returns the URL of the query with one part changed. */
  const addressWith = (part: Partial<Question>) => questionAddress({ ...question, ...part });
  const change = (part: Partial<Question>) =>
    void navigate(addressWith(part), {
      preventScrollReset: true,
      state: { at, isNarrowed: true } satisfies SearchState,
    });
  const askAnew = (part: Pick<Question, 'q' | 'where'>, position = at) =>
    void navigate(questionAddress({ area: question.area, ...part }), { state: { at: position } satisfies SearchState });
  return { question, at, isNarrowed: state?.isNarrowed === true, addressWith, change, askAnew };
}
