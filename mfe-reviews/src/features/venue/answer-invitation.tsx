import { LogInLink } from './log-in-link';

/** Says who may answer and what an answer does, once for a whole section. */
export function AnswerInvitation({ isMember }: { isMember: boolean }) {
  if (isMember) return <p>Been here? Answer what you know. You count once, and can change your answer.</p>;
  return (
    <p>
      Been here? <LogInLink /> to confirm or correct what is stated.
    </p>
  );
}
