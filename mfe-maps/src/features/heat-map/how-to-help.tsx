import { Card, LinkButton, Stack } from '@waymark/ui';
import { styled } from 'styled-components';

const Steps = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.25rem;
`;

export function HowToHelp() {
  return (
    <Card as="section" $tone="notice" aria-labelledby="how-to-help">
      <Stack $gap={3}>
        <h2 id="how-to-help">How to Help</h2>
        <Steps>
          <li>Report what stands in the way, with where it is. You need no account.</li>
          <li>Verify what you have seen too. A report that many confirm is hard to overlook.</li>
          <li>Mark it resolved when it is gone, so that nobody takes a detour for nothing.</li>
        </Steps>
        <div>
          <LinkButton to="/footpath-mapping">Street by street: Footpath Mapping</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
