import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { FieldError, Hint, present } from './field-frame';
import type { FieldProps } from './field-props';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: 600;
  }
`;

export interface FieldsetProps
  extends Omit<ComponentProps<'fieldset'>, keyof FieldProps>, Omit<FieldProps, 'hideLabel' | 'required'> {
  children: ReactNode;
}

/** Fields that together answer one question; hint and error belong to the question. */
export function Fieldset({ label, hint, error, optional, children, ...rest }: FieldsetProps) {
  const unique = useId();
  const hintId = present(hint) ? `${unique}-hint` : undefined;
  const errorId = present(error) ? `${unique}-error` : undefined;
  return (
    <Group aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined} {...rest}>
      <legend>
        <span>{label}</span>
        {optional && <span> (optional)</span>}
      </legend>
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </Group>
  );
}
