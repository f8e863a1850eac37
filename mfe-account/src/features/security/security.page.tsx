import { usePageTitle } from '@waymark/mfe-kit';
import { Page, PageHeading } from '@waymark/ui';
import { withQueries } from '../../app/with-queries';
import { ChangePasswordSection } from '../change-password/change-password-section';
import { EmailSection } from '../change-email/email-section';
import { SessionsSection } from '../sessions/sessions-section';

/** How a member gets in, and where they are signed in: one section for each way, each its own feature. */
export function SecurityPage() {
  usePageTitle('Sign-in and security');
  return (
    <Page narrow>
      <PageHeading lead="How you get into your account, and where you are signed in.">Sign-in and security</PageHeading>
      <EmailSection />
      <ChangePasswordSection />
      <SessionsSection />
    </Page>
  );
}

export default withQueries(SecurityPage);
