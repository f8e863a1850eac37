import { placePath, type SearchHit, type VenueFacts } from '@waymark/contracts-reviews';
import { Button, CloseIcon, fontSize, Inline, ListIcon, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { FactBadges } from '../../../shared/place-facts/fact-badges';
import { placeWords } from '../../../shared/place-facts/place-words';
import { toldFacts, type Wishes } from '../../../shared/place-facts/told-facts';
import { TargetLink } from '../../../shared/target-link';

interface PlaceCardProps {
  hit: SearchHit;
  known: VenueFacts | undefined;
  /** What was asked for. */
  wishes: Wishes;
  onList: () => void;
  onClose: () => void;
}

/** A place that was pressed on the map: what it is, one fact, and the ways on. */
export function PlaceCard({ hit, known, wishes, onList, onClose }: PlaceCardProps) {
  const told = toldFacts(known?.features ?? hit.facts, wishes, 1);
  return (
    <Stack $gap={2}>
      <TargetLink as={Link} to={placePath(hit)} style={{ fontSize: fontSize.medium, fontWeight: 700 }}>
        {hit.name}
      </TargetLink>
      <p>{placeWords(hit)}</p>
      {told.length > 0 ? <FactBadges facts={told} of={hit.name} /> : <p>Nobody has told us about its features yet.</p>}
      <Inline $gap={2}>
        <Button icon={<ListIcon />} onClick={onList}>
          Show in the list
        </Button>
        <Button icon={<CloseIcon />} onClick={onClose}>
          Close
        </Button>
      </Inline>
    </Stack>
  );
}
