import { RadioGroup } from '@waymark/ui';
import { styled } from 'styled-components';
import type { PaletteColors, PaletteRole } from '@waymark/contracts-account';
import { toHex } from './color/to-hex';
import { DRAFT, type Choice } from './use-palette-choice';

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

/** A preview of the palette's colours on its own background. The text is beside it. */
function Swatches({ colors }: { colors: PaletteColors }) {
  return (
    <Row aria-hidden="true" style={{ background: toHex(colors.background), paddingInlineEnd: '0.75rem' }}>
      {SHOWN.map((role) => (
        <Drop key={role} style={{ background: toHex(colors[role]), borderColor: toHex(colors.card) }} />
      ))}
    </Row>
  );
}

const Cards = styled(RadioGroup)`
  /* The options: as many equal cards as fit. */
  & > div:last-child {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: 0.75rem;
  }
  label {
    align-items: flex-start;
    gap: min(0.75rem, 3vw);
    padding: 1rem min(1rem, 4vw);
    font-weight: 400;
  }
  label > input {
    margin-block-start: 0.125rem;
  }
  label > span {
    flex: 1;
    min-width: 0;
  }
`;

const Words = styled.span`
  display: grid;
  /* Narrower than its longest word where it has to be: large text on a small screen. */
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  justify-items: start;

  /* Only the name of the chosen one is bold. */
  font-weight: 400;

  strong {
    font-size: 1.2rem;
    line-height: 1.3;
  }
`;

interface PaletteChoicesProps {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** The six built-in palettes, the member's own, and the current draft. */
export function PaletteChoices({ choices, chosen, onChoose }: PaletteChoicesProps) {
  const options = choices.map(({ key, name, description, colors }) => ({
    value: key,
    label: (
      <Words>
        <strong>{name}</strong>
        <Swatches colors={colors} />
        <span>{key === DRAFT ? 'Not saved yet' : description || 'Your palette'}</span>
      </Words>
    ),
  }));
  return <Cards label="Choose a palette" name="palette" options={options} value={chosen} onChange={onChoose} />;
}
