export function endsOf(selectors?: string): ({ className: string } | { tag: string })[] | null;
