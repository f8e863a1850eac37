import type { ReactElement } from 'react';
import { Navigate, generatePath, useLocation, useParams } from 'react-router-dom';

/** An old address: leads to the new one with the same parameters and query. */
export function Redirect({ to }: { to: string }): ReactElement {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}
