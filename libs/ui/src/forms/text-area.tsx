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

/** Browsers scroll only to the first line; elements floating at the bottom of the page would cover the rest. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'disabled' | keyof FieldProps> & {
    /** Shown between the label and the box: a Toolbar for its text. */
    tools?: ReactNode;
  };

/**
 * Labelled multi-line text box; grows with its text where the browser supports it. Native attributes go to the
 * textarea.
 */
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
