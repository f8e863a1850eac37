import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, measure, space } from '../theme/tokens';

const Lead = styled.p`
  max-width: ${measure};
  margin-top: ${space[3]};
  color: var(--color-text-soft);
  font-size: ${fontSize.lead};
`;

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** One or two sentences under the title about the purpose of the page. */
  lead?: ReactNode;
}

/** The only h1 of a page. The shell moves focus to `#page-heading` after each route change. */
export function PageHeading({ lead, children, ...rest }: PageHeadingProps) {
  return (
    <div>
      <h1 id="page-heading" tabIndex={-1} {...rest}>
        {children}
      </h1>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </div>
  );
}
