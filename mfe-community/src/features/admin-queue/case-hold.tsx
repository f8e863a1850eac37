import { momentWords } from '@waymark/contracts-core';
import { announce } from '@waymark/mfe-kit';
import { Alert, Button, Stack } from '@waymark/ui';
import { useEffect, useState } from 'react';
import type { Hand } from './use-hand';

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;
/** Minutes of warning before the reservation ends: enough to reach the button slowly. */
const WARNING_MINUTES = 2;

const minutesUntil = (end: string) => Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / MINUTE_MS));

/** Uses the clock instead of a long timer, which does not run while a laptop sleeps. */
function useMinutesUntil(end: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(end));
  useEffect(() => {
    const look = () => setMinutes(minutesUntil(end));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return minutes;
}

const warningOf = (minutes: number) =>
  minutes > 0
    ? {
        title: `Yours for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`,
        text: 'Then someone else can take this report. What you typed stays here.',
      }
    : {
        title: 'This report is no longer yours',
        text: 'Someone else can take it now. What you wrote is still here.',
      };

/**
 * Shows how long the case is reserved for the reader, with a warning before that ends and a button to extend it (WCAG
 * 2.2.1).
 */
export function CaseHold({ id, heldUntil, hand }: { id: number; heldUntil: string; hand: Hand }) {
  const minutes = useMinutesUntil(heldUntil);
  const warning = minutes <= WARNING_MINUTES ? warningOf(minutes) : null;
  const spoken = warning && minutes !== 1 ? `${warning.title}. ${warning.text}` : null;
  useEffect(() => {
    if (spoken) announce(spoken);
  }, [spoken]);
  return (
    <Stack $gap={3}>
      {warning ? (
        <Alert tone="warn" title={warning.title}>
          {warning.text}
        </Alert>
      ) : (
        <p>{`Yours until ${momentWords(heldUntil)}.`}</p>
      )}
      <div>
        <Button variant={warning ? 'secondary' : 'quiet'} busy={hand.isBusy} onClick={() => void hand.keep(id)}>
          {minutes > 0 ? 'Keep it for ten more minutes' : 'Take it again'}
        </Button>
      </div>
    </Stack>
  );
}
