import { useEffect } from 'react';
import { getHost } from './host';

/** Names the page in the tab; the shell adds the product's name. Leave empty until the name is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) getHost().setPageTitle(title);
  }, [title]);
}
