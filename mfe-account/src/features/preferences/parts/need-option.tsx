import { type Need, NEED_LABELS, NEED_SENTENCES } from '@waymark/contracts-account';
import { choiceTile, space } from '@waymark/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Tile = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  /* With large text on a small screen the words need the width. */
  gap: min(${space[3]}, 4vw);
  align-items: start;
  padding: ${space[3]} min(${space[4]}, 5vw);
  ${choiceTile}

  input {
    width: min(1.75rem, 10vw);
    height: min(1.75rem, 10vw);
    /* The whole tile comes into view with its box, clear of what floats over the page. */
    scroll-margin-block: 2rem 9rem;
    cursor: pointer;
  }
`;

const Words = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;

  strong {
    line-height: 1.75rem;
  }
  span {
    color: var(--color-text-soft);
  }
`;

export interface NeedOptionProps {
  need: Need;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One need. The whole row can be pressed; screen readers read its sentence after its name. */
export function NeedOption({ need, checked, onChange }: NeedOptionProps) {
  const id = useId();
  return (
    <Tile>
      <input
        type="checkbox"
        name={need}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-sentence`}
      />
      <Words>
        <strong id={`${id}-name`}>{NEED_LABELS[need]}</strong>
        <span id={`${id}-sentence`}>{NEED_SENTENCES[need]}</span>
      </Words>
    </Tile>
  );
}
