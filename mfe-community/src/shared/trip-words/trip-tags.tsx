import { TRIP_TAG_LABELS, type TripTag } from '@waymark/contracts-community';
import { Badge } from '@waymark/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
`;

interface TripTagsProps {
  tags: readonly TripTag[];
  /** Maximum number shown, with "+2 more" for the rest. Default: all. */
  most?: number;
}

export function TripTags({ tags, most = tags.length }: TripTagsProps) {
  if (tags.length === 0) return null;
  return (
    <List role="list" aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag}>
          <Badge tone="info">{TRIP_TAG_LABELS[tag]}</Badge>
        </li>
      ))}
      {tags.length > most && <li>{`+${tags.length - most} more`}</li>}
    </List>
  );
}
