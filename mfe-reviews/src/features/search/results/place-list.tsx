import { MOST_COUNTED, type SearchHit } from '@waymark/contracts-reviews';
import { fontSize, Stack } from '@waymark/ui';
import type { ComponentProps, ReactElement } from 'react';
import { SEARCH } from '../../../messages/en/search';
import type { groupPlaces, PlaceGroup } from './group-places';

interface PlaceListProps {
  /** Places of the list. */
  places: readonly SearchHit[];
  groups: ReturnType<typeof groupPlaces<SearchHit>> | null;
  isBusy: boolean;
  /** Handlers that highlight the place on the map. */
  pointing: Pick<ComponentProps<'ul'>, 'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;
  card: (place: SearchHit, level: 2 | 3) => ReactElement;
}

/** One list, or a heading and a list per group: screen reader users move between groups and hear how many each has. */
export function PlaceList({ places, groups, isBusy, pointing, card }: PlaceListProps) {
  const list = (name: string, of: readonly SearchHit[], level: 2 | 3) => (
    <Stack
      as="ul"
      role="list"
      aria-label={name}
      aria-busy={isBusy || undefined}
      $gap={3}
      style={{ padding: 0, margin: 0, listStyle: 'none' }}
      {...pointing}
    >
      {of.map((place) => card(place, level))}
    </Stack>
  );
  if (!groups) return list(SEARCH.places, places, 2);
  return groups.map(({ group, count, places: of }) => {
    const words = headingWords(group, count);
    return (
      <Stack key={group} $gap={3}>
        <h2 style={{ fontSize: fontSize.large }}>{words}</h2>
        {list(`${SEARCH.places}: ${words}`, of, 3)}
      </Stack>
    );
  });
}

const headingWords = (group: PlaceGroup, count: number): string =>
  group === 'samples' ? SEARCH.samples(count) : SEARCH.groupHeading(group, count, MOST_COUNTED);
