import { useSearchParams } from 'react-router-dom';

type Parts = Readonly<Record<string, string | undefined>>;

/** What the address says: the tab, what is selected in it, and what narrows its list. Back leads to where one was. */
export function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const part = (name: string): string => query.get(name) ?? '';
  const id = Number(part('id'));
  return {
    tab: part('tab') === 'suggestions' ? ('suggestions' as const) : ('feedback' as const),
    selected: Number.isInteger(id) && id > 0 ? id : null,
    part,
    /** Another place: nothing but these parts. */
    open: (parts: Parts, replace = false): void => setQuery(kept(parts), { replace, preventScrollReset: true }),
    /** The same place with these parts changed; a filter takes what was selected away. */
    change: (parts: Parts): void =>
      setQuery(kept({ ...Object.fromEntries(query), id: undefined, ...parts }), { preventScrollReset: true }),
    /** The address of an item beside the list as it is. */
    linkTo: (item: number): string => `?${new URLSearchParams({ ...Object.fromEntries(query), id: String(item) })}`,
  };
}

const kept = (parts: Parts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      value && !(name === 'tab' && value === 'feedback') ? [[name, value]] : [],
    ),
  );
