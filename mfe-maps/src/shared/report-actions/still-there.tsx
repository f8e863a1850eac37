import { Button, CheckIcon, CrossIcon, Inline, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { ReportAnswer, useAnswerReport } from './use-answer-report';

interface StillThereProps {
  /** Which report, for who hears a button alone. */
  about: ReactNode;
  /** Nothing is left to ask; the buttons stay, because the focus may be on one. */
  isOff: boolean;
  answer: ReturnType<typeof useAnswerReport>;
  onSay: (answer: ReportAnswer) => void;
}

const CHOICES = [
  { word: 'still-there', label: 'Still there', icon: <CheckIcon /> },
  { word: 'gone', label: 'Gone', icon: <CrossIcon /> },
] as const;

/** Asked of a report that nobody has seen for a year. */
export function StillThere({ about, isOff, answer, onSay }: StillThereProps) {
  return (
    <Stack $gap={2} role="group" aria-label="Still there?">
      <p>
        <strong>Still there?</strong> Nobody has seen it for 12 months.
      </p>
      <Inline $gap={3}>
        {CHOICES.map(({ word, label, icon }) => (
          <Button
            key={word}
            icon={icon}
            aria-pressed={answer.isSuccess && answer.variables === word}
            busy={answer.isPending && answer.variables === word}
            disabled={isOff}
            onClick={() => onSay(word)}
          >
            {label}
            {about}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
