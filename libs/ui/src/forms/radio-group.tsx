import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, target } from '../theme/tokens';
import { choiceTile } from './choice-tile';
import { FieldError, Hint, present } from './field-frame';
import { fieldId } from './field-props';
import type { FieldProps } from './field-props';
import { RequiredWord } from './required-word';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: 600;
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: ${target};
  max-width: 100%;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  ${choiceTile}

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:has(:checked) {
    font-weight: 600;
  }
`;

const OptionHint = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-weight: 400;
`;

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Explains the option in its tile, under the label. */
  hint?: string;
}

export interface RadioGroupProps extends Omit<FieldProps, 'hideLabel'> {
  /** Name of the field; the first radio has the ID `fieldId(name)`, so ErrorSummary links reach it. */
  name: string;
  options: readonly RadioOption[];
  /** Value of the chosen option; null for none. */
  value: string | null;
  onChange: (value: string) => void;
  className?: string;
}

/** Native radio buttons in a fieldset; arrow keys move between them, Tab leaves. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  optional,
  name,
  options,
  value,
  onChange,
  className,
}: RadioGroupProps) {
  const unique = useId();
  const hintId = present(hint) ? `${unique}-hint` : undefined;
  const errorId = present(error) ? `${unique}-error` : undefined;
  return (
    <Group className={className} aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}>
      <legend>
        <span>{label}</span>
        {optional && <span> (optional)</span>}
        {required && (
          <>
            {' '}
            <RequiredWord />
          </>
        )}
      </legend>
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <Options>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              type="radio"
              id={index === 0 ? fieldId(name) : undefined}
              name={name}
              required={required}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.hint && {
                'aria-labelledby': `${unique}-${index}`,
                'aria-describedby': `${unique}-${index}-hint`,
              })}
            />
            <span>
              <span id={option.hint && `${unique}-${index}`}>{option.label}</span>
              {option.hint && <OptionHint id={`${unique}-${index}-hint`}>{option.hint}</OptionHint>}
            </span>
          </Option>
        ))}
      </Options>
    </Group>
  );
}
