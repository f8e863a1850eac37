import { momentWords } from '@waymark/contracts-core';
import { Card, LinkButton, PencilIcon, Section, space, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { TRIP_WORDS } from '../messages/en/trips';

/** A draft that can be continued. */
export interface Begun {
  id: string;
  /** The trip being changed; null for a new one. */
  blogId: number | null;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const pathOf = ({ id, blogId }: Begun): string =>
  blogId === null ? `/create-trip-blog?draft=${id}` : `/trip-blogs/${blogId}/edit`;

/** Lists unfinished drafts, each with a link to continue. */
export function YourDrafts({ drafts, level = 2 }: { drafts: readonly Begun[]; level?: 2 | 3 }) {
  return (
    <Section heading="Your drafts" level={level}>
      <List role="list">
        {drafts.map((draft) => (
          <Card as="li" key={draft.id}>
            <Name>{draft.title || 'No title yet'}</Name>
            <Soft>
              {`${draft.blogId === null ? 'Not published yet' : 'Changes that are not published yet'}, last edited on ${momentWords(draft.changedAt)}`}
            </Soft>
            <div>
              <LinkButton to={pathOf(draft)} icon={<PencilIcon />}>
                <span>{TRIP_WORDS.continueDraft(draft.title)}</span>
                <VisuallyHidden>{`, last edited on ${momentWords(draft.changedAt)}`}</VisuallyHidden>
              </LinkButton>
            </div>
          </Card>
        ))}
      </List>
    </Section>
  );
}
