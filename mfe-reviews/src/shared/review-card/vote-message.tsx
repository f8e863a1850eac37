import { LateStatus, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';

export type VoteProblem = 'login' | 'failed';

interface VoteMessageProps {
  problem: VoteProblem | null;
  own: boolean;
  /** What the buttons show by their look, in words for those who do not see them. */
  news: string;
  sending: boolean;
}

/** The regions are always there: an alert that arrives together with its text is not read out everywhere. */
export function VoteMessage({ problem, own, news, sending }: VoteMessageProps) {
  return (
    <>
      {own && <p>You cannot vote on your own review.</p>}
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
