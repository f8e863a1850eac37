import type { RegistryView, SliceNavItem } from '@waymark/contracts-core';

/** The frame's links that everyone may follow, in its order: bar first, then the More menu. */
export function visitorNav({ remotes }: RegistryView): SliceNavItem[] {
  const items = Object.values(remotes).flatMap(({ manifest }) => manifest.nav);
  const places: SliceNavItem['place'][] = ['primary', 'more'];
  return places.flatMap((place) =>
    items
      .filter((item) => item.place === place && (item.audience === 'visitor' || item.audience === 'visitor-only'))
      .sort((a, b) => a.order - b.order),
  );
}
