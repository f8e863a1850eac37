import { Alert, Button, Inline, Skeleton, space, Stack } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CodeImage } from '../../../shared/qr-code/code-image';
import { useCode } from '../../../shared/qr-code/use-code';

const Picture = styled.div`
  width: min(100%, 15rem);
`;

const Secret = styled.code`
  display: block;
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-sunken);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the app: to scan, or to type or paste for whoever cannot scan. */
export function SetupCode({ secret, uri }: { secret: string; uri: string }) {
  const squares = useCode(uri);
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Stack $gap={4}>
      {squares === 'failed' && <Alert tone="warn">The QR code could not be drawn. Use the key below.</Alert>}
      {squares !== 'failed' && (
        <Picture>
          {squares ? (
            <CodeImage
              squares={squares}
              label="QR code with the key for your app. The same key stands below as text."
            />
          ) : (
            <Skeleton height="15rem" />
          )}
        </Picture>
      )}
      <Stack $gap={2}>
        <p>You cannot scan it? Enter this key in the app by hand, as a time-based one:</p>
        <Secret>{inGroups(secret)}</Secret>
        <Inline>
          <Button onClick={() => void copy()}>Copy the key</Button>
          <span role="status">{isCopied ? 'Copied' : ''}</span>
        </Inline>
      </Stack>
    </Stack>
  );
}
