import { Button, CheckIcon, VisuallyHidden } from '@waymark/ui';

interface AnswerButtonProps {
  word: 'Yes' | 'No';
  /** The feature, for those who meet the button in a list of buttons. */
  about: string;
  pressed: boolean;
  /** Stays reachable while an answer is on its way, so that the focus is not lost. */
  waiting: boolean;
  onPress: () => void;
}

export function AnswerButton({ word, about, pressed, waiting, onPress }: AnswerButtonProps) {
  return (
    <Button icon={pressed ? <CheckIcon /> : undefined} aria-pressed={pressed} disabled={waiting} onClick={onPress}>
      {word}
      <VisuallyHidden> ({about})</VisuallyHidden>
    </Button>
  );
}
