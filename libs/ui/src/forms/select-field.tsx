import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { controlStyles } from './control-styles';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** The arrow is two triangles in the text colour, so it follows every theme; forced colours keep the system's arrow. */
const Select = styled.select`
  ${controlStyles}

  @media (forced-colors: none) {
    padding-inline-end: ${space[12]};
    appearance: none;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position:
      right 1.375rem center,
      right 1rem center;
    background-size: 0.375rem 0.375rem;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
  }
`;

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'disabled' | keyof FieldProps>;

/** Labelled native select; give it <option> children. Native attributes go to the select. */
export function SelectField({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
  style,
  ...rest
}: SelectFieldProps) {
  const frame = {
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    id,
    className,
    style,
    name: rest.name,
    describedBy: rest['aria-describedby'],
  };
  return <FieldFrame {...frame}>{(attributes) => <Select {...rest} {...attributes} />}</FieldFrame>;
}
