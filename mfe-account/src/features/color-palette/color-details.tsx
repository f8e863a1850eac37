import type { PaletteColors } from '@waymark/contracts-account';
import { Card, Grid, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { toHex } from './color/to-hex';
import { ContrastBadge } from './contrast-badge';
import { ratioOf } from './judge-palette';
import { ROLE_LABELS } from './role-labels';
import { DETAIL_ROLES, ROLE_PARTNER } from './role-partner';

const List = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Sample = styled.span`
  display: grid;
  place-items: center start;
  min-height: 4rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  font-size: 1.44rem;
  font-weight: 700;
  forced-color-adjust: none;
`;

const Values = styled.p`
  color: var(--color-text-soft);
  font-variant-numeric: tabular-nums;
`;

/** Eight colours with their values, and how each stands out from its partner. */
export function ColorDetails({ colors }: { colors: PaletteColors }) {
  return (
    <List as="ul" $min="17rem">
      {DETAIL_ROLES.map((role) => {
        const partner = ROLE_PARTNER[role];
        const [ground, ink] = [toHex(colors[role]), toHex(colors[partner.role])];
        return (
          <Card as="li" key={role}>
            <Sample aria-hidden="true" style={{ background: ground, color: ink }}>
              Aa
            </Sample>
            <Stack $gap={1}>
              <h3>{ROLE_LABELS[role]}</h3>
              <Values>{colors[role]}</Values>
              <Values>{ground}</Values>
            </Stack>
            <p>
              <span>{`With ${ROLE_LABELS[partner.role].toLowerCase()}:`}</span>{' '}
              <ContrastBadge ratio={ratioOf(colors, role, partner.role)} of={partner.of} />
            </p>
          </Card>
        );
      })}
    </List>
  );
}
