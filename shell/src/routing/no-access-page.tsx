import type { ReactElement } from 'react';
import { Container, LinkButton, PageHeading, Stack } from '@waymark/ui';

export function NoAccessPage(): ReactElement {
  return (
    <Container $narrow>
      <Stack $gap={6}>
        <PageHeading>You do not have access to this page</PageHeading>
        <div>
          <LinkButton to="/">Return Home</LinkButton>
        </div>
      </Stack>
    </Container>
  );
}
