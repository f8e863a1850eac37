import { Button, ThumbsDownIcon, ThumbsUpIcon } from '@waymark/ui';

interface VoteButtonProps {
  kind: 'helpful' | 'not-helpful';
  count: number;
  pressed: boolean;
  /** Stays reachable, so that a screen reader finds the reason beside it. */
  blocked: boolean;
  onPress: () => void;
}

export function VoteButton({ kind, count, pressed, blocked, onPress }: VoteButtonProps) {
  const helpful = kind === 'helpful';
  return (
    <Button
      icon={helpful ? <ThumbsUpIcon /> : <ThumbsDownIcon />}
      aria-pressed={pressed}
      aria-disabled={blocked || undefined}
      onClick={onPress}
    >
      {helpful ? 'Helpful' : 'Not helpful'} ({count})
    </Button>
  );
}
