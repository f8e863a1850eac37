import type { ReactElement } from 'react';
import { usePageTitle } from '@waymark/mfe-kit';
import { Container, PageHeading } from '@waymark/ui';

export default function FootpathMappingPage(): ReactElement {
  usePageTitle('Footpath Mapping');
  return (
    <Container>
      <PageHeading>Footpath Mapping</PageHeading>
    </Container>
  );
}
