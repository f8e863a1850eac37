import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review, VoteSummary } from '@waymark/contracts-reviews';
import { ApiError, call, randomKey, storeRedirectAfterLogin, useSession } from '@waymark/mfe-kit';
import { Button, CheckIcon, Inline, LateStatus, space, Spinner, Stack, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { castVote } from '../../endpoints';
import { countOf } from '../count-of';

/** Returns the review with the counts from a vote's response. */
function withVote(review: Review, summary: VoteSummary): Review {
  return { ...review, helpfulCount: summary.helpfulVotes, totalVotes: summary.totalVotes, userVote: summary.userVote };
}

function withVoteIn(data: unknown, reviewId: number, summary: VoteSummary): unknown {
  if (Array.isArray(data)) return data.map((item) => withVoteIn(item, reviewId, summary));
  if (typeof data !== 'object' || data === null) return data;
  if ('detailedReview' in data && 'id' in data) {
    return data.id === reviewId ? withVote(data as Review, summary) : data;
  }
  if ('items' in data) return { ...data, items: withVoteIn(data.items, reviewId, summary) };
  if ('reviews' in data) return { ...data, reviews: withVoteIn(data.reviews, reviewId, summary) };
  if ('pages' in data) return { ...data, pages: withVoteIn(data.pages, reviewId, summary) };
  return data;
}

/** Writes a vote's response into every cached list or venue with the review. */
export function applyVoteToCache(cache: QueryClient, reviewId: number, summary: VoteSummary): void {
  cache.setQueriesData({}, (data: unknown) => withVoteIn(data, reviewId, summary));
}

interface Vote {
  isHelpful: boolean;
  key: string;
}

/** Votes on a review; the response goes into every cached list, so nothing is fetched again. */
function useCastVote(reviewId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ isHelpful, key }: Vote) =>
      call(castVote, {
        params: { id: reviewId },
        body: { isHelpful: isHelpful ? 1 : 0 },
        idempotencyKey: key,
      }),
    // For the error log of the feedback form.
    onError: () => console.error('Failed to vote'),
    onSuccess: (summary) => applyVoteToCache(cache, reviewId, summary),
  });
}

type VoteProblem = 'login' | 'failed';

interface VoteMessageProps {
  problem: VoteProblem | null;
  own: boolean;
  unknown: boolean;
  /** Text of the buttons' visual state, for screen readers. */
  news: string;
  sending: boolean;
}

/** The regions are always rendered: some screen readers ignore an alert that is added together with its text. */
function VoteMessage({ problem, own, unknown, news, sending }: VoteMessageProps) {
  return (
    <>
      {own && <p>You cannot vote on your own review.</p>}
      {unknown && <p>We cannot show your vote right now. Please reload the page before you vote.</p>}
      <VisuallyHidden role="status">{problem ? '' : news}</VisuallyHidden>
      {sending && <LateStatus>Saving your vote</LateStatus>}
      <div role="alert">
        {problem === 'login' && (
          <p>
            Please log in to vote on reviews. <Link to="/login">Log in</Link>
          </p>
        )}
        {problem === 'failed' && <p>We could not save your vote. Please try again.</p>}
      </div>
    </>
  );
}

interface VoteButtonProps {
  kind: 'helpful' | 'not-helpful';
  /** The review it belongs to. */
  about: string;
  count: number;
  /** Undefined: unknown. */
  pressed: boolean | undefined;
  /** Stays focusable, so that screen readers find the reason beside it. */
  blocked: boolean;
  sending: boolean;
  onPress: () => void;
}

function VoteButton({ kind, about, count, pressed, blocked, sending, onPress }: VoteButtonProps) {
  const icon = sending ? <Spinner /> : pressed ? <CheckIcon /> : undefined;
  return (
    <Button icon={icon} aria-pressed={pressed} disabled={blocked} onClick={onPress} style={{ paddingInline: space[3] }}>
      <span>{`${kind === 'helpful' ? 'Helpful' : 'Not helpful'} (${count})`}</span>
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </Button>
  );
}

/** Returns "67% of 3 voters found this helpful", with the number, because 1 of 1 differs from 50 of 50. */
function helpfulShare({ helpfulCount, totalVotes }: Pick<Review, 'helpfulCount' | 'totalVotes'>): string {
  return `${Math.round((100 * helpfulCount) / totalVotes)}% of ${countOf(totalVotes, 'voter', 'voters')} found this helpful`;
}

const KINDS = [
  { kind: 'helpful', isHelpful: true },
  { kind: 'not-helpful', isHelpful: false },
] as const;

/** The buttons "Helpful" and "Not helpful" with their counts. Pressing one's own vote again withdraws it. */
export function VoteControl({ review, called = `by ${review.reviewerName}` }: { review: Review; called?: string }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const vote = useCastVote(review.id);
  const [needsLogin, setNeedsLogin] = useState(false);
  const own = session.user !== null && session.user.id === review.userId;
  // While the reader's own vote is unknown, a press could withdraw an earlier vote.
  const unknown = !own && review.isVoteUnknown === true;
  const about = `review ${called}`;

  function cast(isHelpful: boolean) {
    if (own || unknown || vote.isPending) return;
    if (session.status === 'visitor') {
      storeRedirectAfterLogin(pathname + search);
      setNeedsLogin(true);
      return;
    }
    vote.mutate({ isHelpful, key: unanswered(vote, isHelpful) ?? randomKey() });
  }

  return (
    <Stack $gap={1}>
      <Inline $gap={2} role="group" aria-label={`Was the ${about} helpful?`} aria-busy={vote.isPending || undefined}>
        {KINDS.map(({ kind, isHelpful }) => (
          <VoteButton
            key={kind}
            kind={kind}
            about={about}
            count={isHelpful ? review.helpfulCount : review.totalVotes - review.helpfulCount}
            pressed={unknown ? undefined : review.userVote === isHelpful}
            blocked={own || unknown}
            sending={vote.isPending && vote.variables.isHelpful === isHelpful}
            onPress={() => cast(isHelpful)}
          />
        ))}
        {review.totalVotes > 0 && <p>{helpfulShare(review)}</p>}
      </Inline>
      <VoteMessage
        problem={voteProblem(needsLogin && session.status === 'visitor', vote.error)}
        own={own}
        unknown={unknown}
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

/** Returns the key of the same vote if it got no response: it may have counted, and a new request would withdraw it. */
function unanswered({ error, variables }: ReturnType<typeof useCastVote>, isHelpful: boolean): string | undefined {
  return error && !(error instanceof ApiError) && variables?.isHelpful === isHelpful ? variables.key : undefined;
}

function voteNews(data: VoteSummary | undefined): string {
  if (!data) return '';
  if (data.userVote === null) return 'Your vote has been removed.';
  return data.userVote ? 'You voted helpful.' : 'You voted not helpful.';
}
