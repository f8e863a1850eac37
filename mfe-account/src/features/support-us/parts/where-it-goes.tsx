import { fontSize, radii, Section, space } from '@waymark/ui';
import { styled } from 'styled-components';

/** S2: what gifts are used for, in per cent. */
const PARTS = [
  { percent: 70, what: 'Infrastructure', more: 'The servers, storage and email that keep the site running' },
  { percent: 20, what: 'Development', more: 'Fixing what is broken and building what is missing' },
  { percent: 10, what: 'Administration and payment processing', more: 'Bookkeeping and card fees' },
] as const;

const List = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;

  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  dt span:first-child {
    font-size: ${fontSize.large};
  }
  dd {
    margin: 0;
    color: var(--color-text-soft);
  }
`;

const Bar = styled.div<{ $percent: number }>`
  width: 100%;
  height: 0.625rem;
  margin-block: ${space[1]};
  border-radius: ${radii.pill};
  background: linear-gradient(
    to right,
    var(--color-accent) ${({ $percent }) => $percent}%, var(--color-sunken) ${({ $percent }) => $percent}%
  );

  @media (forced-colors: active) {
    width: ${({ $percent }) => $percent}%;
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export function WhereItGoes() {
  return (
    <Section heading="Where your gift goes">
      <List>
        {PARTS.map(({ percent, what, more }) => (
          <div key={what}>
            <dt>
              <span>{`${percent}%`}</span> <span>{what}</span>
            </dt>
            <dd>
              <Bar $percent={percent} aria-hidden="true" />
              <span>{more}</span>
            </dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
