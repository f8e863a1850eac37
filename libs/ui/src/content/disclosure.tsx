import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronIcon } from '../icons/chevron-icon';
import { radius, space, target } from '../theme/tokens';

const Details = styled.details`
  border: 1px solid var(--color-line);
  border-radius: ${radius};
  background: var(--color-surface);

  summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${target};
    padding: ${space[2]} ${space[4]};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  &[open] > summary {
    border-bottom: 1px solid var(--color-line);
  }
`;

const Body = styled.div`
  padding: ${space[4]};
`;

/** No `tabIndex`: browsers skip the summary of an element that is not focusable itself. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'summary' | 'tabIndex'> {
  /** The text that opens and closes it. */
  summary: ReactNode;
}

/**
 * Native details and summary, so find-in-page also searches closed content. Several with the same `name` form an
 * accordion.
 */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Details {...rest}>
      <summary>
        <ChevronIcon />
        <span>{summary}</span>
      </summary>
      <Body>{children}</Body>
    </Details>
  );
}
