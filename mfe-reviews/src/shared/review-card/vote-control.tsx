import type { Review, VoteSummary } from '@waymark/contracts-reviews';
import { ApiError, randomKey, storeRedirectAfterLogin, useSession } from '@waymark/mfe-kit';
import { Inline, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCastVote } from './api/cast-vote';
import { helpfulShare } from './helpful-share';
import { VoteButton } from './vote-button';
import { VoteMessage, type VoteProblem } from './vote-message';

const KINDS = [
  { kind: 'helpful', isHelpful: true },
  { kind: 'not-helpful', isHelpful: false },
] as const;

/** "Helpful" and "Not helpful" with their counts. Pressing the own vote again takes it back. */
export function VoteControl({ review }: { review: Review }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const vote = useCastVote(review.id);
  const [needsLogin, setNeedsLogin] = useState(false);
  const own = session.user !== null && session.user.id === review.userId;

  function cast(isHelpful: boolean) {
    if (own || vote.isPending) return;
    if (session.status === 'visitor') {
      storeRedirectAfterLogin(pathname + search);
      setNeedsLogin(true);
      return;
    }
    vote.mutate({ isHelpful, key: unanswered(vote, isHelpful) ?? randomKey() });
  }

  return (
    <Stack $gap={3}>
      <Inline
        $gap={3}
        role="group"
        aria-label={`Was the review by ${review.reviewerName} helpful?`}
        aria-busy={vote.isPending || undefined}
      >
        {KINDS.map(({ kind, isHelpful }) => (
          <VoteButton
            key={kind}
            kind={kind}
            author={review.reviewerName}
            count={isHelpful ? review.helpfulCount : review.totalVotes - review.helpfulCount}
            pressed={review.userVote === isHelpful}
            blocked={own}
            sending={vote.isPending && vote.variables.isHelpful === isHelpful}
            onPress={() => cast(isHelpful)}
          />
        ))}
      </Inline>
      {review.totalVotes > 0 && <p>{helpfulShare(review)}</p>}
      <VoteMessage
        problem={voteProblem(needsLogin && session.status === 'visitor', vote.error)}
        own={own}
        news={voteNews(vote.data)}
        sending={vote.isPending}
      />
    </Stack>
  );
}

function voteProblem(needsLogin: boolean, error: Error | null): VoteProblem | null {
  if (needsLogin) return 'login';
  return error ? 'failed' : null;
}

/** The key of the same vote whose answer never came: it may have been counted, and once more would take it back. */
function unanswered({ error, variables }: ReturnType<typeof useCastVote>, isHelpful: boolean): string | undefined {
  return error && !(error instanceof ApiError) && variables?.isHelpful === isHelpful ? variables.key : undefined;
}

function voteNews(data: VoteSummary | undefined): string {
  if (!data) return '';
  if (data.userVote === null) return 'You took your vote back.';
  return data.userVote ? 'You voted helpful.' : 'You voted not helpful.';
}
