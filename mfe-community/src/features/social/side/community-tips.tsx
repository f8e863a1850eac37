import { Card } from '@waymark/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const TIPS = [
  'Follow people who travel as you do: their reviews and trips come to you.',
  'Thank someone whose review helped: mark it as helpful.',
  'Write what was not accessible, too. It saves the next person the journey.',
  'Mute or block whoever does you no good. They are not told.',
];

const Tips = styled.ul`
  display: grid;
  gap: 0.75rem;
  padding-inline-start: 1.25rem;
`;

export function CommunityTips() {
  const id = useId();
  return (
    <Card as="section" $tone="wash" aria-labelledby={id}>
      <h2 id={id}>Community Tips</h2>
      <Tips>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Tips>
    </Card>
  );
}
