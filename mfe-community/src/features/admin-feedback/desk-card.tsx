import { Card, fontSize, Inline, space, VisuallyHidden } from '@waymark/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** About two lines of a card. With larger text it takes more lines, and nothing is cut off. */
const LONGEST = 72;

const Item = styled(Card)<{ $isOpen: boolean }>`
  overflow-wrap: anywhere;
  outline: ${({ $isOpen }) => ($isOpen ? '3px solid var(--color-accent)' : 'none')};

  h2 {
    font-size: ${fontSize.medium};
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space[1]};
  }
`;

const TwoLines = styled.p`
  color: var(--color-text-soft);
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

interface DeskCardProps {
  id: number;
  to: string;
  isOpen: boolean;
  title: string;
  message: string;
  badges: ReactNode;
  facts: ReactNode;
}

export function DeskCard({ id, to, isOpen, title, message, badges, facts }: DeskCardProps) {
  return (
    <Item as="li" $dense $isOpen={isOpen}>
      <h2>
        <Link id={`item-${id}`} to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
          <span>{title}</span>
          <VisuallyHidden>{`, number ${id}`}</VisuallyHidden>
        </Link>
      </h2>
      <Inline $gap={2}>{badges}</Inline>
      <TwoLines>{short(message)}</TwoLines>
      <Soft>{facts}</Soft>
    </Item>
  );
}

/** Shortens the text itself, so that screen readers do not read a 5,000-line stack trace. */
function short(message: string): string {
  const plain = message.replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `${[...plain].slice(0, LONGEST).join('').trimEnd()}...` : plain;
}
