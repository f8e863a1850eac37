import type { RegistryView, RemoteEntry, SliceNavItem } from '@waymark/contracts-core';

/** Returns the navigation links that visitors may follow, in display order: bar first, then the More menu. */
export function visitorNav({ remotes }: RegistryView): SliceNavItem[] {
  const items = Object.values(remotes).flatMap(({ manifest }) => manifest.nav);
  const places: SliceNavItem['place'][] = ['primary', 'more'];
  return places.flatMap((place) =>
    items
      .filter((item) => item.place === place && (item.audience === 'visitor' || item.audience === 'visitor-only'))
      .sort((a, b) => a.order - b.order),
  );
}

/** Returns the site without navigation links to these pages; their addresses still work. */
export function withoutLinksTo(view: RegistryView, pages: readonly string[]): RegistryView {
  if (pages.length === 0) return view;
  const remotes: Record<string, RemoteEntry> = {};
  for (const [slice, remote] of Object.entries(view.remotes)) {
    const nav = remote.manifest.nav.filter(({ to }) => !pages.includes(to));
    remotes[slice] = { ...remote, manifest: { ...remote.manifest, nav } };
  }
  return { ...view, remotes };
}
