import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, focusRing } from '@waymark/ui';
import { Soft } from './panel-styles';

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  @container (max-width: 18rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @container (max-width: 12rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid var(--color-line);
  border-radius: 0.5rem;
  cursor: pointer;

  strong {
    display: block;
    font-weight: 600;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
    /* The browser brings the radio into view: its whole row is to come with it. */
    scroll-margin-block: 5rem;
  }
  &:hover {
    border-color: var(--color-border);
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  input:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Lead = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: var(--color-accent);
  font-weight: 600;

  @container (max-width: 18rem) {
    grid-column: -2;
  }
`;

interface ChoiceRowProps {
  /** Name of the group of radio buttons. */
  group: string;
  name: string;
  description?: string;
  picture?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** A radio button of a group; the chosen one is marked by text, a tick and colour. */
export function ChoiceRow({ group, name, description, picture, chosen, onChoose }: ChoiceRowProps): ReactElement {
  return (
    <Row>
      <Lead>
        <input type="radio" name={group} checked={chosen} onChange={onChoose} />
        {picture}
      </Lead>
      <span>
        <strong>{name}</strong>
        {description && <Soft>{description}</Soft>}
      </span>
      {chosen && (
        <Mark aria-hidden="true">
          <CheckIcon size="1em" /> Selected
        </Mark>
      )}
    </Row>
  );
}
