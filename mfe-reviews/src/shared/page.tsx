import { Container, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';

/** Width and rhythm of every page of the slice. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <Container $narrow={narrow}>
      <Stack $gap={8}>{children}</Stack>
    </Container>
  );
}
