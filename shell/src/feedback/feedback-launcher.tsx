import { useEffect, useRef, useState, type ComponentType, type ReactElement, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { toast } from '@waymark/mfe-kit';
import { Button, pageWidth, radius, SpeechIcon } from '@waymark/ui';
import type { FeedbackDialogProps } from './feedback-dialog';
import { CORNER_GAP, useFloating } from './use-floating';

const APPEARS_AFTER_MS = 2_000;
/** Preloaded like the accessibility panel, in case the connection is lost later. */
const FETCH_AHEAD_MS = 8_000;

/*
 * The last row of the page, below the footer. Before the footer is there it takes no space: the growing page would
 * otherwise push the button away from a person's finger.
 */
const Place = styled.aside`
  display: flex;
  justify-content: flex-end;
  width: 100%;
  height: 0;
  padding-inline: max(min(1rem, 4vw), (100vw - ${pageWidth}) / 2 + 2rem);

  footer + & {
    height: auto;
    min-height: 5rem;
    padding-block: 0.5rem 1.5rem;
    background: var(--color-deep);
  }
  @media print {
    display: none;
  }
`;

const Floater = styled.div<{ $floats: boolean }>`
  height: fit-content;
  ${({ $floats }) =>
    $floats &&
    css`
      position: fixed;
      inset: auto ${CORNER_GAP}px ${CORNER_GAP}px auto;
      z-index: 80;
      border-radius: ${radius};
      box-shadow: var(--shadow-float);
    `}
`;

const loadDialog = (): Promise<ComponentType<FeedbackDialogProps>> =>
  import(/* webpackChunkName: "feedback" */ './feedback-dialog').then(({ FeedbackDialog }) => FeedbackDialog);
const fetchAhead = (): void => void loadDialog().catch(() => undefined);

/** The button, shown two seconds after the page, and its dialog. */
export function FeedbackLauncher(): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
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
      <Place aria-label="Feedback" ref={place}>
        {isShown && <FeedbackButton place={place} onPress={open} />}
      </Place>
      {Form && <Form open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface FeedbackButtonProps {
  place: RefObject<HTMLElement | null>;
  onPress: () => void;
}

function FeedbackButton({ place, onPress }: FeedbackButtonProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const floats = useFloating(box, place);
  return (
    <Floater ref={box} $floats={floats}>
      <Button
        icon={<SpeechIcon />}
        aria-haspopup="dialog"
        onClick={onPress}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        Feedback
      </Button>
    </Floater>
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
