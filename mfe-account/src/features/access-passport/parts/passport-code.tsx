import { Skeleton, space } from '@waymark/ui';
import { styled } from 'styled-components';
import type { Squares } from '../../../shared/qr-code/use-code';
import { CodeImage } from '../../../shared/qr-code/code-image';

const Box = styled.figure`
  display: grid;
  gap: ${space[2]};
  width: min(100%, 17rem);
  align-content: start;

  figcaption {
    color: var(--color-text-soft);
  }
`;

export function PassportCode({ code }: { code: Squares | 'failed' | null }) {
  if (code === 'failed') return <p>The code could not be drawn. Load this page again to get it.</p>;
  return (
    <Box>
      {code ? <CodeImage squares={code} label="QR code with the words of this card" /> : <Skeleton height="17rem" />}
      <figcaption>Any phone camera shows these words. No internet needed.</figcaption>
    </Box>
  );
}
