import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

const Input = styled.input`
  ${controlStyles}
`;

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'disabled' | keyof FieldProps>;

/** Labelled one-line text box. Native attributes (type, autoComplete, inputMode, ref, register(...) of react-hook-form) go to the input. */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  maxLength,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const frame = {
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    id,
    maxLength,
    className,
    style,
    name: rest.name,
    describedBy: rest['aria-describedby'],
  };
  return <FieldFrame {...frame}>{(attributes) => <Input {...rest} {...attributes} />}</FieldFrame>;
}
