import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '@waymark/ui';

const SHOWN = 2;

const Lines = styled.ul`
  margin-block-start: 0.5rem;
  /* Under the words of the tick, not under the tick. */
  padding-inline-start: 3.75rem;
  overflow-wrap: anywhere;
`;

interface AttachedErrorsProps {
  errors: readonly string[];
  attach: boolean;
  onChange: (attach: boolean) => void;
}

/** Says which error messages go along, and lets a person leave them out. */
export function AttachedErrors({ errors, attach, onChange }: AttachedErrorsProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div>
      <CheckboxField
        name="attachErrors"
        label="Attach recent error messages"
        hint="They help us find what went wrong. Untick this to leave them out."
        checked={attach}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Lines aria-label="Most recent error messages">
        {errors.slice(-SHOWN).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Lines>
    </div>
  );
}
