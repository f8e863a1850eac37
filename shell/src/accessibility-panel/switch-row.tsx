import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Soft } from './panel-styles';

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 2.75rem;
  cursor: pointer;

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: 600;
  }
`;

const Track = styled.input`
  flex: none;
  display: inline-grid;
  align-items: center;
  width: 3.25rem;
  height: 1.875rem;
  margin: 0;
  padding: 0.1875rem;
  border: 2px solid var(--color-border);
  border-radius: 1rem;
  background: var(--color-sunken);
  cursor: pointer;
  appearance: none;

  &::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--color-border);
    transition: translate var(--motion-duration);
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before {
    background: var(--color-on-accent);
    translate: 1.375rem 0;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

interface SwitchRowProps {
  label: string;
  /** The switch's state as text, such as "On". */
  state: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native checkbox with the role of a switch; the whole row can be pressed. */
export function SwitchRow({ label, state, checked, onChange }: SwitchRowProps): ReactElement {
  return (
    <Row>
      <span>
        <strong>{label}</strong>
        <Soft aria-hidden="true">{state}</Soft>
      </span>
      <Track type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </Row>
  );
}
