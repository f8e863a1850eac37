import { useSearchParams } from 'react-router-dom';

type Parts = Readonly<Record<string, string | undefined>>;

/** Reads and writes the tab, selection and filters in the URL, so that Back restores them. */
export function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const part = (name: string): string => query.get(name) ?? '';
  const id = Number(part('id'));
  return {
    tab: part('tab') === 'suggestions' ? ('suggestions' as const) : ('feedback' as const),
    selected: Number.isInteger(id) && id > 0 ? id : null,
    part,
    /** Opens a view with only these parameters. */
    open: (parts: Parts, replace = false): void => setQuery(kept(parts), { replace, preventScrollReset: true }),
    /** Changes these parameters of the current view; clears the selection. */
    change: (parts: Parts): void =>
      setQuery(kept({ ...Object.fromEntries(query), id: undefined, ...parts }), { preventScrollReset: true }),
    /** Returns the URL of an item with the current list beside it. */
    linkTo: (item: number): string => `?${new URLSearchParams({ ...Object.fromEntries(query), id: String(item) })}`,
  };
}

const kept = (parts: Parts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      value && !(name === 'tab' && value === 'feedback') ? [[name, value]] : [],
    ),
  );
