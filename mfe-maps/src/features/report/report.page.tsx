import type { ReactElement } from 'react';
import { usePageTitle } from '@waymark/mfe-kit';
import { Container, PageHeading } from '@waymark/ui';

export default function ReportPage(): ReactElement {
  usePageTitle('Footpath problem');
  return (
    <Container>
      <PageHeading>Footpath problem</PageHeading>
    </Container>
  );
}
