import { VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';

export type VoteProblem = 'login' | 'failed';

interface VoteMessageProps {
  problem: VoteProblem | null;
  own: boolean;
  /** What the buttons show by their look, in words for those who do not see them. */
  news: string;
}

/** The regions are always there: an alert that arrives together with its text is not read out everywhere. */
export function VoteMessage({ problem, own, news }: VoteMessageProps) {
  return (
    <>
      {own && <p>You cannot vote on your own review.</p>}
      <VisuallyHidden role="status">{problem ? '' : news}</VisuallyHidden>
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
