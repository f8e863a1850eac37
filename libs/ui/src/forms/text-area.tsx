import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

const Area = styled.textarea`
  ${controlStyles}
  min-height: 8rem;
  resize: vertical;
  field-sizing: content;
`;

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Labelled text box of several lines; grows with its text where the browser can. Native attributes go to the textarea. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, style, ...rest }: TextAreaProps) {
  const frame = { label, hint, error, optional, hideLabel, id, className, style, name: rest.name, describedBy: rest['aria-describedby'] };
  return <FieldFrame {...frame}>{(attributes) => <Area {...rest} {...attributes} />}</FieldFrame>;
}
