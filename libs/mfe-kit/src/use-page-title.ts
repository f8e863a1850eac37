import { useEffect } from 'react';
import { getHost } from './host';

/** Sets the page's title in the tab; the shell adds the product's name. Pass undefined until the title is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) getHost().setPageTitle(title);
  }, [title]);
}
