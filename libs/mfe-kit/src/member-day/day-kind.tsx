import { type MemberDay, momentWords, REVERT_KIND_LABELS, type RevertKind } from '@waymark/contracts-core';
import { CheckboxField, Disclosure, FactList, FactRow, space, Stack, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type Found = MemberDay['kinds'][number];

const Said = styled.span`
  display: block;
  max-width: 65ch;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`;

interface DayKindProps {
  kind: RevertKind;
  /** Null: its slice did not say. */
  found: Found | null;
  isLeft: boolean;
  onLeave: ((kind: RevertKind, isLeft: boolean) => void) | null;
}

/** One kind of what they did: how much of it, whether it is taken back, and what it is. */
export function DayKind({ kind, found, isLeft, onLeave }: DayKindProps) {
  const label = REVERT_KIND_LABELS[kind];
  const words = found ? `${label}: ${found.count}` : `${label}: not known`;
  return (
    <Stack $gap={2}>
      {onLeave ? (
        <CheckboxField
          label={words}
          hint={isLeft ? 'Left out, so it stays.' : 'Will be undone.'}
          checked={!isLeft}
          onChange={(event) => onLeave(kind, !event.target.checked)}
        />
      ) : (
        <p>{`${words}${isLeft ? '. Left out.' : ''}`}</p>
      )}
      {found && found.items.length > 0 && <Items label={label} found={found} />}
    </Stack>
  );
}

/** Whoever wrote it may have written anything: it stands as plain words. */
function Items({ label, found: { items, count } }: { label: string; found: Found }) {
  return (
    <Disclosure summary={`Show them: ${label}`}>
      <Stack>
        {count > items.length && (
          <p>{`Showing the newest ${items.length} of ${count}. All of them count, and all of them will be undone.`}</p>
        )}
        <FactList>
          {items.map(({ contentId, at, title, said, path }) => (
            <FactRow
              key={contentId}
              name={path ? <Title to={path}>{title}</Title> : title}
              state={momentWords(at)}
              note={said === '' ? undefined : <Said>{said}</Said>}
            />
          ))}
        </FactList>
      </Stack>
    </Disclosure>
  );
}
