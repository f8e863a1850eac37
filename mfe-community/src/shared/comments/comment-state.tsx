import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderated';
import { Stack, StatePill } from '@waymark/ui';
import type { Comment } from './comment-queries';
import { signalWords } from './comment-words';

/** What its author is told of a comment that others cannot read, and everybody of one that staff corrected. */
export function CommentState({ comment }: { comment: Comment }) {
  if (comment.setAside) return <OwnAsideNote what="comment" setAside={comment.setAside} />;
  if (comment.state === 'waiting')
    return (
      <Stack $gap={2}>
        <div>
          <StatePill sign="unknown">Waiting for approval</StatePill>
        </div>
        <p>
          Only you can see it so far. It waits for the author of the trip or our staff, because {signalWords(comment)}.
        </p>
      </Stack>
    );
  if (comment.state === 'declined')
    return (
      <Stack $gap={2}>
        <div>
          <StatePill sign="no">Not published</StatePill>
        </div>
        <p>The author of the trip or our staff did not publish this comment. Only you can see it.</p>
      </Stack>
    );
  return <CorrectedNote corrected={comment.corrected} />;
}
