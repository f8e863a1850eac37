import { storeRedirectAfterLogin, usePageTitle } from '@waymark/mfe-kit';
import { Card, LinkButton, Page, PageHeading, UserIcon } from '@waymark/ui';
import { useLocation } from 'react-router-dom';
import { MUST_LOG_IN } from '../../../messages/en/profile';

/** Shown to visitors, because only logged-in members can see profiles. */
export function PleaseLogIn() {
  usePageTitle(MUST_LOG_IN.title);
  const { pathname } = useLocation();
  return (
    <Page narrow>
      <Card>
        <UserIcon size="3rem" />
        <PageHeading lead={MUST_LOG_IN.text}>{MUST_LOG_IN.title}</PageHeading>
        <LinkButton to="/login" variant="primary" onClick={() => storeRedirectAfterLogin(pathname)}>
          Log In
        </LinkButton>
      </Card>
    </Page>
  );
}
