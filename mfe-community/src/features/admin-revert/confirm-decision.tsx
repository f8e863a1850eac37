import { Button, Dialog, Inline, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';

interface ConfirmDecisionProps {
  isOpen: boolean;
  title: string;
  /** Words of the button that does it. */
  button: string;
  onAnswer: (isSure: boolean) => void;
  children: ReactNode;
}

/** It reaches very much at once: asked once more, and closing it decides nothing. */
export function ConfirmDecision({ isOpen, title, button, onAnswer, children }: ConfirmDecisionProps) {
  return (
    <Dialog open={isOpen} onClose={() => onAnswer(false)} title={title}>
      <Stack $gap={5}>
        <p>{children}</p>
        <Inline $gap={3}>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {button}
          </Button>
          <Button onClick={() => onAnswer(false)}>No, go back</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
