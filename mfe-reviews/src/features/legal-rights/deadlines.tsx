import { Alert, Card, Explained, Section, Stack } from '@waymark/ui';
import { Confirmation } from './confirmation';
import type { Jurisdiction } from './content/jurisdiction';

export function Deadlines({ rule, deadlines }: Pick<Jurisdiction, 'rule' | 'deadlines'>) {
  return (
    <Section heading="Time limits for complaints">
      <Alert tone="warn" title={rule}>
        That is the short rule. What counts for you is the limit for your kind of complaint:
      </Alert>
      <Stack as="ul" role="list" $gap={3} style={{ padding: 0, listStyle: 'none' }}>
        {deadlines.map(({ time, appliesTo, confirmed }) => (
          <Card as="li" key={appliesTo}>
            <p>
              <strong>{time}</strong>
            </p>
            <p>
              <Explained>{appliesTo}</Explained>
            </p>
            <Confirmation of={confirmed} />
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
