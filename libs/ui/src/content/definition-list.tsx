import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, target, wide } from '../theme/tokens';

const List = styled.dl`
  display: grid;
  gap: 0;

  div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[3]};
    border-bottom: 1px solid var(--color-line);
  }
  div:last-child {
    border-bottom: 0;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--color-text-soft);
    font-weight: 600;
  }
  dd {
    min-width: 0;
    /* An address is one long word, which an inline-flex link does not break by itself. */
    overflow-wrap: anywhere;
  }
  /* A value that is a link is as large as any other target, and its line as high as the others. */
  dd > a:only-child {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
    margin-block: -0.75rem;
  }

  ${wide} {
    div {
      grid-template-columns: minmax(8rem, 1fr) 2fr;
    }
  }
`;

export interface DefinitionListProps extends ComponentProps<'dl'> {
  /** Name and value pairs; pairs whose value is null, undefined, false or empty are left out. */
  items: readonly { term: string; value: ReactNode }[];
}

/** Shows facts in a native `dl`. */
export function DefinitionList({ items, ...rest }: DefinitionListProps) {
  return (
    <List {...rest}>
      {items.map(
        ({ term, value }) =>
          (value || value === 0) && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
