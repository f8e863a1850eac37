import { RATING_AREA_LABELS, RATING_AREAS, type Review } from '@waymark/contracts-reviews';
import { Disclosure, measure, space } from '@waymark/ui';
import { styled } from 'styled-components';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(3rem, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin: 0;

  div {
    display: contents;
  }
  dd {
    display: contents;
  }
  b {
    text-align: end;
  }
`;

const Track = styled.span`
  height: ${space[2]};
  border: 1px solid var(--color-border);
  border-radius: ${space[1]};
  background: var(--color-sunken);

  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--color-accent);

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const MOST_STARS = 5;

/** Average ratings per area; areas without ratings are left out. */
export function AreaAverages({ reviews, isAll }: { reviews: readonly Review[]; isAll: boolean }) {
  const areas = RATING_AREAS.flatMap((area) => {
    const given = reviews.flatMap((review) => review[`${area}Rating`] ?? []);
    const sum = given.reduce((total, rating) => total + rating, 0);
    return given.length === 0 ? [] : [{ area, average: sum / given.length }];
  });
  if (areas.length === 0) return null;
  return (
    <Disclosure
      summary={isAll ? 'Average rating by area' : `Average rating by area, latest ${reviews.length} reviews`}
      style={{ maxWidth: measure }}
    >
      <Rows>
        {areas.map(({ area, average }) => (
          <div key={area}>
            <dt>{RATING_AREA_LABELS[area]}</dt>
            <dd>
              <Track aria-hidden="true">
                <span style={{ width: `${(100 * average) / MOST_STARS}%` }} />
              </Track>
              <b>{`${average.toFixed(1)} of 5`}</b>
            </dd>
          </div>
        ))}
      </Rows>
    </Disclosure>
  );
}
