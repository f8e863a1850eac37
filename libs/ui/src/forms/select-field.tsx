import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

const Select = styled.select`
  ${controlStyles}
`;

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** Labelled native select; give it <option> children. Native attributes go to the select. */
export function SelectField({ label, hint, error, optional, hideLabel, id, className, style, ...rest }: SelectFieldProps) {
  const frame = { label, hint, error, optional, hideLabel, id, className, style, name: rest.name, describedBy: rest['aria-describedby'] };
  return <FieldFrame {...frame}>{(attributes) => <Select {...rest} {...attributes} />}</FieldFrame>;
}
