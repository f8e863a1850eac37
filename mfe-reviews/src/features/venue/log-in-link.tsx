import { storeRedirectAfterLogin } from '@waymark/mfe-kit';
import { Link, useLocation } from 'react-router-dom';

/** To the sign-in page, and back here afterwards. */
export function LogInLink() {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" onClick={() => storeRedirectAfterLogin(pathname + search)}>
      Log in
    </Link>
  );
}
