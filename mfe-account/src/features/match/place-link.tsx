import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlaceLinkProps {
  /** '' for a part of this page. */
  page: string;
  hash: string;
  name?: string;
  children: ReactNode;
}

/** To a part of a venue's page: by the browser itself on that page, so that its focus goes along; by the router elsewhere. */
export function PlaceLink({ page, hash, name, children }: PlaceLinkProps) {
  if (page)
    return (
      <Link to={`${page}#${hash}`} aria-label={name}>
        {children}
      </Link>
    );
  return (
    <a href={`#${hash}`} aria-label={name}>
      {children}
    </a>
  );
}
