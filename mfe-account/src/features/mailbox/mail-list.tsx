import type { MailHead } from '@waymark/contracts-account';
import { secondWords } from '@waymark/contracts-core';
import { Section, space, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-surface);
  list-style: none;

  li {
    max-width: none;
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-height: ${target};
  padding: ${space[3]} ${space[4]};
  color: inherit;
  text-decoration: none;

  strong {
    text-decoration: underline;
  }
  span {
    overflow-wrap: anywhere;
    color: var(--color-text-soft);
  }
  &[aria-current] {
    background: var(--color-accent-soft);
  }
`;

export function MailList({ mails, open }: { mails: readonly MailHead[]; open: string | null }) {
  return (
    <Section heading="Newest first" level={2}>
      <List role="list">
        {mails.map(({ id, to, subject, sentAt: at }) => (
          <li key={id}>
            <Row to={`/mailbox?mail=${id}`} aria-current={id === open ? 'true' : undefined}>
              <strong>{subject}</strong>
              <span>{`To ${to}, ${secondWords(at)}`}</span>
            </Row>
          </li>
        ))}
      </List>
    </Section>
  );
}
