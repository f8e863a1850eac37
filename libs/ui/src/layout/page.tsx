import type { ReactNode } from 'react';
import { Container } from './container';
import { Stack } from './stack';

/** Sets the width and vertical spacing of a page. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <Container $narrow={narrow}>
      <Stack $gap={8}>{children}</Stack>
    </Container>
  );
}
