import { momentWords } from '@waymark/contracts-core';
import { AUDIT_ACT_LABELS, type AuditLogEntry } from '@waymark/contracts-account';
import { space } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  max-width: none;
  padding-block: ${space[4]};
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** A newer service may know acts that this page does not. */
const LABELS: Readonly<Record<string, string>> = AUDIT_ACT_LABELS;

/** One line of the log, as a sentence. */
export function AuditEntryItem({
  entry: { id, at, act, actor, subject, detail, reason, isErased },
}: {
  entry: AuditLogEntry;
}) {
  return (
    <Item>
      <Soft>
        <span>{`Entry ${id},`}</span> <time dateTime={at}>{momentWords(at)}</time>
      </Soft>
      <p>
        <Person person={actor} unknown={isErased ? 'Someone who left' : 'The operator, at the command line'} />{' '}
        <span>{(LABELS[act] ?? `Did something this page has no words for (${act}):`).toLowerCase()}</span>{' '}
        <Person person={subject} unknown={isErased ? 'someone who left' : 'a visitor'} />
        {detail && <span>{`: ${detail}`}</span>}
      </p>
      {reason && <Soft>{`Reason: ${reason}`}</Soft>}
    </Item>
  );
}

function Person({ person, unknown }: { person: AuditLogEntry['actor']; unknown: string }) {
  if (!person) return <strong>{unknown}</strong>;
  return <Link to={`/admin/members/${person.id}`}>{person.displayName ?? `Member ${person.id}`}</Link>;
}
