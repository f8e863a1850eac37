import { tripPath } from '@waymark/contracts-community';
import { useInBrowser } from '@waymark/mfe-kit';
import { ArrowIcon, Button, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';

type Outcome = 'copied' | 'by-hand' | null;

const wasCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Uses the device's share sheet if available; else copies the link, or shows it for copying. */
export function ShareButton({ id, title }: { id: number; title: string }) {
  const url = useInBrowser(() => new URL(tripPath(id), window.location.origin).href, '');
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('by-hand');
    }
  }

  async function share() {
    setOutcome(null);
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!wasCancelled(error)) await copy();
    }
  }

  return (
    <Stack $gap={2}>
      <div>
        <Button icon={<ArrowIcon />} onClick={() => void share()}>
          Share
        </Button>
      </div>
      <div role="status">{outcome === 'copied' && <p>Link copied</p>}</div>
      {outcome === 'by-hand' && <TextField label="Link to this trip" value={url} readOnly />}
    </Stack>
  );
}
