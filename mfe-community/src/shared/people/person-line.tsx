import type { Person } from '@waymark/contracts-community';
import { Badge, CheckIcon, Inline, target, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Soft = styled.span`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

interface PersonLineProps {
  person: Person;
  /** The person's name, made unique in its list. */
  called?: string;
  /** `h3` where the name is the heading of a card. */
  nameAs?: 'h3' | 'span';
  nameId?: string;
}

/** A person in a list, with a link to their profile. */
export function PersonLine({ person, called = person.displayName, nameAs: NameTag = 'span', nameId }: PersonLineProps) {
  return (
    <Inline $gap={3}>
      <NameTag id={nameId}>
        <Name to={`/profile/${person.id}`}>
          <span>{person.displayName}</span>
          <VisuallyHidden>{called.slice(person.displayName.length)}</VisuallyHidden>
        </Name>
      </NameTag>
      {person.username && <Soft translate="no">{`@${person.username}`}</Soft>}
      {person.isVerified && (
        <Badge tone="info" icon={<CheckIcon size="1.1em" />}>
          Verified Account
        </Badge>
      )}
    </Inline>
  );
}
