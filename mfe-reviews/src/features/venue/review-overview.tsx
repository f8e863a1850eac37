import { DISABILITY_TYPE_LABELS, DISABILITY_TYPES, type Review } from '@waymark/contracts-reviews';
import { Button, CheckIcon, Inline, Stack } from '@waymark/ui';
import { AreaAverages } from './area-averages';

interface ReviewOverviewProps {
  reviews: readonly Review[];
  isAll: boolean;
  people: string | null;
  onPeople: (people: string | null) => void;
}

/** What the reviews come to, and whose are shown. */
export function ReviewOverview({ reviews, isAll, people, onPeople }: ReviewOverviewProps) {
  return (
    <Stack $gap={4}>
      <AreaAverages reviews={reviews} isAll={isAll} />
      <PeopleFilter reviews={reviews} chosen={people} onChoose={onPeople} />
    </Stack>
  );
}

interface PeopleFilterProps {
  reviews: readonly Review[];
  chosen: string | null;
  onChoose: (people: string | null) => void;
}

/** Reviews by people like the reader, of those who let it be seen; the choice stays in this page and is sent to nobody. */
function PeopleFilter({ reviews, chosen, onChoose }: PeopleFilterProps) {
  const kinds = DISABILITY_TYPES.map((type) => ({
    type,
    count: reviews.filter(({ disabilityType }) => disabilityType === type).length,
  })).filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <Inline $gap={2} role="group" aria-label="Reviews by people with a disability they named">
      <span style={{ flexBasis: '100%' }}>Show reviews by people who told us their disability:</span>
      {kinds.map(({ type, count }) => (
        <Button
          key={type}
          aria-pressed={chosen === type}
          icon={chosen === type ? <CheckIcon /> : undefined}
          onClick={() => onChoose(chosen === type ? null : type)}
        >
          {`${DISABILITY_TYPE_LABELS[type]} (${count})`}
        </Button>
      ))}
    </Inline>
  );
}
