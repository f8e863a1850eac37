import { RATING_AREA_LABELS, RATING_AREAS, type Review } from '@waymark/contracts-reviews';
import { radii, space, StarIcon, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';

/** Side by side on one or two lines, for comparison within a list of reviews. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  div {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-width: 0;
    padding: 0.125rem ${space[3]};
    border: 1px solid var(--color-hair);
    border-radius: ${radii.pill};
    background: var(--color-sunken);
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--color-text-soft);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: 600;
  }
  svg {
    fill: currentcolor;
    color: var(--color-star);
  }
`;

/** The areas that this reviewer rated; others are left out. */
export function AreaRatings({ review }: { review: Review }) {
  const rated = RATING_AREAS.flatMap((area) => {
    const value = review[`${area}Rating`];
    return value === null ? [] : [{ area, value }];
  });
  if (rated.length === 0) return null;
  return (
    <List>
      {rated.map(({ area, value }) => (
        <div key={area}>
          <dt>{RATING_AREA_LABELS[area]}</dt>
          <dd>
            <StarIcon size="1em" />
            <span>{value}</span>
            <VisuallyHidden> out of 5</VisuallyHidden>
          </dd>
        </div>
      ))}
    </List>
  );
}
