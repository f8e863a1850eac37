import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
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

/** A browser scrolls to the first line alone: what floats over the foot of the page would cover the rest of the box. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'disabled' | keyof FieldProps> & {
    /** Stands between the label and the box: a Toolbar that acts on it. */
    tools?: ReactNode;
  };

/** Labelled text box of several lines; grows with its text where the browser can. Native attributes go to the textarea. */
export function TextArea({
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
  tools,
  ...rest
}: TextAreaProps) {
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
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <>
          {tools}
          <Area onKeyUp={showWhole} {...rest} {...attributes} />
        </>
      )}
    </FieldFrame>
  );
}
