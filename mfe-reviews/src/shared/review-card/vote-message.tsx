import { Link } from 'react-router-dom';

export type VoteProblem = 'login' | 'failed';

interface VoteMessageProps {
  problem: VoteProblem | null;
  own: boolean;
}

/** The region is always there: an alert that arrives together with its text is not read out everywhere. */
export function VoteMessage({ problem, own }: VoteMessageProps) {
  return (
    <>
      {own && <p>You cannot vote on your own review.</p>}
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
