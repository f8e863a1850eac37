import { Button, Spinner, ThumbsDownIcon, ThumbsUpIcon } from '@waymark/ui';

interface VoteButtonProps {
  kind: 'helpful' | 'not-helpful';
  count: number;
  pressed: boolean;
  /** Stays reachable, so that a screen reader finds the reason beside it. */
  blocked: boolean;
  sending: boolean;
  onPress: () => void;
}

export function VoteButton({ kind, count, pressed, blocked, sending, onPress }: VoteButtonProps) {
  const helpful = kind === 'helpful';
  const icon = helpful ? <ThumbsUpIcon /> : <ThumbsDownIcon />;
  return (
    <Button icon={sending ? <Spinner /> : icon} aria-pressed={pressed} aria-disabled={blocked || undefined} onClick={onPress}>
      {helpful ? 'Helpful' : 'Not helpful'} ({count})
    </Button>
  );
}
