import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space, target } from '../theme/tokens';
import { FieldError, Hint, present } from './field-frame';
import { fieldId } from './field-props';
import type { FieldProps } from './field-props';
import { LabelLine, RequiredWord } from './required-word';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;

  label {
    display: flex;
    align-items: center;
    min-height: ${target};
    /* Joins the label to the box: no dead strip between them. */
    margin-inline-start: -${space[3]};
    padding-inline-start: ${space[3]};
    cursor: pointer;
  }

  & > :not(input) {
    grid-column: 2;
  }
`;

const Tick = styled.input`
  width: 1.75rem;
  height: 1.75rem;
  margin: 0.5rem;
  margin-inline-start: 0;
  accent-color: var(--color-accent);
  cursor: pointer;
`;

export type CheckboxFieldProps = Omit<FieldProps, 'hideLabel' | 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'disabled' | keyof FieldProps>;

/** One native checkbox with its label beside it. `role="switch"` makes it a switch for screen readers. */
export function CheckboxField({ label, hint, error, required, id, className, style, ...rest }: CheckboxFieldProps) {
  const generated = useId();
  const control = id ?? (rest.name ? fieldId(rest.name) : generated);
  const hintId = present(hint) ? `${control}-hint` : undefined;
  const errorId = present(error) ? `${control}-error` : undefined;
  const describedBy = [rest['aria-describedby'], hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <Frame className={className} style={style}>
      <Tick
        {...rest}
        type="checkbox"
        id={control}
        required={required}
        aria-describedby={describedBy}
        aria-invalid={errorId ? true : required ? false : undefined}
      />
      <LabelLine style={{ alignItems: 'center' }}>
        <label htmlFor={control}>{label}</label>
        {required && <RequiredWord />}
      </LabelLine>
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
}
