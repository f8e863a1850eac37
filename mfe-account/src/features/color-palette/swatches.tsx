import type { PaletteColors, PaletteRole } from '@waymark/contracts-account';
import { styled } from 'styled-components';
import { toHex } from './color/to-hex';

const SHOWN: readonly PaletteRole[] = ['primary', 'accent', 'destructive', 'secondary', 'muted', 'foreground'];

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0;
  max-width: 100%;
  padding: 0.375rem;
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  forced-color-adjust: none;
`;

const Drop = styled.span`
  width: 1.75rem;
  height: 1.75rem;
  margin-inline-end: -0.375rem;
  border: 2px solid;
  border-radius: 50%;
`;

/** The colours of a palette at a glance, on its own ground. Its words stand beside it. */
export function Swatches({ colors }: { colors: PaletteColors }) {
  return (
    <Row aria-hidden="true" style={{ background: toHex(colors.background), paddingInlineEnd: '0.75rem' }}>
      {SHOWN.map((role) => (
        <Drop key={role} style={{ background: toHex(colors[role]), borderColor: toHex(colors.card) }} />
      ))}
    </Row>
  );
}
