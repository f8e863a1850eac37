import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { toast } from '@waymark/mfe-kit';
import { Button, SpeechIcon } from '@waymark/ui';
import type { FeedbackDialogProps } from './feedback-dialog';

const APPEARS_AFTER_MS = 2_000;
/** As the accessibility panel: fetched for a connection that may be lost when it is needed. */
const FETCH_AHEAD_MS = 8_000;

/* Stands in its room below the footer at the end of the page, and floats over the page while there is more to read. */
const Corner = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 80;
  display: flex;
  justify-content: flex-end;
  min-height: 4.75rem;
  margin-block-start: -4.75rem;
  padding: 0.75rem 1rem;
  pointer-events: none;

  button {
    pointer-events: auto;
    box-shadow: var(--shadow-float);
  }
  @media print {
    display: none;
  }
`;

const loadDialog = (): Promise<ComponentType<FeedbackDialogProps>> =>
  import(/* webpackChunkName: "feedback" */ './feedback-dialog').then(({ FeedbackDialog }) => FeedbackDialog);
const fetchAhead = (): void => void loadDialog().catch(() => undefined);

/** The floating button, two seconds after the page came, and the dialog that it opens. */
export function FeedbackLauncher(): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<FeedbackDialogProps> | null>(null);

  useEffect(() => {
    const timers = [setTimeout(() => setIsShown(true), APPEARS_AFTER_MS), setTimeout(fetchAhead, FETCH_AHEAD_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);

  const open = (): void => {
    setIsOpen(true);
    if (!Form)
      loadDialog().then(
        (loaded) => setForm(() => loaded),
        () => sayItFailed(() => setIsOpen(false)),
      );
  };
  return (
    <>
      <Corner aria-label="Feedback">
        {isShown && (
          <Button
            icon={<SpeechIcon />}
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            Feedback
          </Button>
        )}
      </Corner>
      {Form && <Form open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function sayItFailed(close: () => void): void {
  close();
  toast({
    title: 'The feedback form did not open',
    description: 'Check your connection and try again.',
    variant: 'error',
  });
}
