import { Alert, Button, Disclosure, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { TripValues } from '../form/trip-values';
import { differences } from './differences';

const Said = styled.blockquote`
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--color-border);
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ChangedMeanwhileProps {
  here: TripValues;
  /** Null: it was published or thrown away there. */
  there: TripValues | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** It was changed in another window or device: nothing is overwritten before the writer has seen both and chosen. */
export function ChangedMeanwhile({ here, there, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = there ? 'You changed this trip in another window' : 'This draft was finished in another window';
  return (
    <Alert tone="warn" ref={box} tabIndex={-1} role="group" aria-label={title} title={title}>
      <Stack $gap={4}>
        <p>
          {there
            ? 'Nothing is lost until you choose. Then one of the two is deleted, so first copy anything you want to keep.'
            : 'It was published or discarded in another window. What you wrote here is kept in this browser.'}
        </p>
        {there && <Both here={here} there={there} />}
        <Inline $gap={3}>
          <Button variant="primary" onClick={onKeepMine}>
            {there ? 'Continue with what I wrote here' : 'Keep it as a draft'}
          </Button>
          {there && <Button onClick={onTakeTheirs}>Use the other one</Button>}
        </Inline>
      </Stack>
    </Alert>
  );
}

function Both({ here, there }: { here: TripValues; there: TripValues }) {
  const all = differences(here, there);
  if (all.length === 0) return <p>Both say the same.</p>;
  return (
    <Disclosure summary={all.length === 1 ? 'Look at the one difference' : `Look at the ${all.length} differences`}>
      <Stack $gap={5}>
        {all.map((one) => (
          <Stack $gap={2} key={one.what}>
            <strong>{one.what}</strong>
            <p>Here:</p>
            <Said>{one.here}</Said>
            <p>In the other one:</p>
            <Said>{one.there}</Said>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
