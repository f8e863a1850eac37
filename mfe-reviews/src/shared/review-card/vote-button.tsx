import { Button, Spinner, ThumbsDownIcon, ThumbsUpIcon, VisuallyHidden } from '@waymark/ui';

interface VoteButtonProps {
  kind: 'helpful' | 'not-helpful';
  /** Whose review it is about. */
  author: string;
  count: number;
  pressed: boolean;
  /** Stays reachable, so that a screen reader finds the reason beside it. */
  blocked: boolean;
  sending: boolean;
  onPress: () => void;
}

export function VoteButton({ kind, author, count, pressed, blocked, sending, onPress }: VoteButtonProps) {
  const helpful = kind === 'helpful';
  const icon = helpful ? <ThumbsUpIcon /> : <ThumbsDownIcon />;
  return (
    <Button icon={sending ? <Spinner /> : icon} aria-pressed={pressed} disabled={blocked} onClick={onPress}>
      {helpful ? 'Helpful' : 'Not helpful'} ({count})<VisuallyHidden>{`: review by ${author}`}</VisuallyHidden>
    </Button>
  );
}
