import { RATING_AREAS, RATING_AREA_LABELS, type Review } from '@waymark/contracts-reviews';
import { DefinitionList, StarRating } from '@waymark/ui';

/** The areas that this reviewer rated; an area without a rating says nothing and is left out. */
export function ReviewRatings({ review }: { review: Review }) {
  const rated = RATING_AREAS.filter((area) => review[`${area}Rating`] !== null);
  if (rated.length === 0) return null;
  return (
    <DefinitionList
      items={rated.map((area) => ({
        term: RATING_AREA_LABELS[area],
        value: <StarRating value={review[`${area}Rating`]} />,
      }))}
    />
  );
}
