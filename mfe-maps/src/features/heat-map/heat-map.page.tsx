import type { ReactElement } from 'react';
import { usePageTitle } from '@waymark/mfe-kit';
import { Container, PageHeading } from '@waymark/ui';

export default function HeatMapPage(): ReactElement {
  usePageTitle('Accessibility Heat Map');
  return (
    <Container>
      <PageHeading>Accessibility Heat Map</PageHeading>
    </Container>
  );
}
