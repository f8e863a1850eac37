import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { fontSize, radius, space, target } from '../theme/tokens';

export interface FieldProblem {
  /** ID of the field (`fieldId(name)`); without it the message is plain text. */
  fieldId?: string;
  message: string;
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 3px solid var(--color-bad);
  border-radius: ${radius};
  background: var(--color-bad-soft);

  h2 {
    font-size: ${fontSize.medium};
  }
  ul {
    padding-inline-start: ${space[5]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: var(--color-bad);
    font-weight: 600;
  }
`;

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.closest('fieldset, div')?.scrollIntoView?.({ block: 'center' });
}

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** All errors, in the order of the fields; renders nothing when empty. */
  errors: readonly FieldProblem[];
  heading?: string;
  /** Change it on each submit (e.g. a counter), so that the summary takes the focus again after a second failure. */
  attempt?: number;
}

/**
 * Place it above the form. It takes the focus when errors appear, so screen readers read it; its links focus the
 * fields.
 */
export function ErrorSummary({ errors, heading = 'There is a problem', attempt = 0, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const listId = useId();
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={listId}
      data-error-summary
      {...rest}
    >
      <h2 id={headingId}>{heading}</h2>
      <ul id={listId}>
        {errors.map(({ fieldId: id, message }) => (
          <li key={`${id} ${message}`}>
            {id === undefined ? (
              message
            ) : (
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
