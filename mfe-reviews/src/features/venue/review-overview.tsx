import type { Review } from '@waymark/contracts-reviews';
import { Stack } from '@waymark/ui';
import { AreaAverages } from './area-averages';
import { PeopleFilter } from './people-filter';

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
