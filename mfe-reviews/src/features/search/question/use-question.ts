import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Question, questionAddress, readQuestion } from '../../../shared/venue-search/question';

interface SearchState {
  /** Where the person is, "53.797,-1.548". It belongs to this entry of the history, and never to an address that is shared. */
  at?: string;
  /** The same search with a part more or less: its list stays until the next one is there. */
  isNarrowed?: boolean;
}

/** The question lives in the address: it can be shared, kept, and undone with the Back button. */
export function useQuestion() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: SearchState | null };
  const navigate = useNavigate();
  const question = useMemo(() => readQuestion(params), [params]);
  const at = state?.at;

  /** Where a link leads that changes a part of the question. */
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
