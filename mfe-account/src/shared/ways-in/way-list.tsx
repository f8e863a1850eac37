import { fontSize, space, Alert } from '@waymark/ui';
import { styled } from 'styled-components';
import { useEffect, useRef, type ReactNode } from 'react';

/** The result of a change. Takes focus, because the pressed button has often disappeared. */
export function WayNews({ children }: { children: ReactNode }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), [children]);
  return (
    <Alert tone="good" ref={news} tabIndex={-1}>
      {children}
    </Alert>
  );
}

export const WayList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    max-width: none;
    padding-block: ${space[4]};
    border-block-end: 1px solid var(--color-line);
  }
  li:first-child {
    padding-block-start: 0;
  }
  li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  h3 {
    font-size: ${fontSize.medium};
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-text-soft);
  }
`;
