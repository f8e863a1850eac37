import { verificationPage, VERIFICATION_STATUSES } from '@waymark/contracts-account';
import { operator, storeRedirectAfterLogin, useInBrowser, useSession } from '@waymark/mfe-kit';
import { Alert, Card, Inline, LinkButton, Section } from '@waymark/ui';
import { ContentPageView } from '../../shared/content-page/content-page';
import { VerificationBadge } from '../../shared/verification-badge';
import { applicationMail } from './application-mail';

/** Where the person stands, and the mail with which they apply. */
function ApplySection() {
  const { status, user } = useSession();
  const { email } = operator();
  const standing =
    VERIFICATION_STATUSES.find((each) => each === user?.verificationStatus) ??
    (user?.isVerified ? 'verified' : 'unverified');
  if (status === 'loading') return null;
  return (
    <Section heading="Apply by email" id="apply">
      <Card $tone="accent">
        {user && (
          <Inline $gap={3}>
            <span>Your account:</span>
            <VerificationBadge status={standing} />
          </Inline>
        )}
        {!user && (
          <>
            <p>Log in first, and we will fill in your name for you.</p>
            <div>
              <LinkButton to="/login" onClick={() => storeRedirectAfterLogin('/verification-application')}>
                Log In
              </LinkButton>
            </div>
          </>
        )}
        {standing === 'verified' ? <p>There is nothing left to do.</p> : <Application to={email} applicant={user} />}
      </Card>
    </Section>
  );
}

function Application({
  to,
  applicant,
}: {
  to: string | null;
  applicant: { id: number; displayName: string; username: string } | null;
}) {
  const origin = useInBrowser(() => window.location.origin, '');
  if (!to)
    return (
      <Alert>
        The operator of this site has not given an email address yet. Ask with the feedback button at the edge of the
        page.
      </Alert>
    );
  return (
    <>
      <p>{`This opens a draft to ${to} in your email program. Nothing is sent until you press Send.`}</p>
      <div>
        <LinkButton variant="primary" to={applicationMail(to, applicant, origin)}>
          Write the email
        </LinkButton>
      </div>
    </>
  );
}

export default function VerificationApplicationPage() {
  return <ContentPageView content={verificationPage} after={<ApplySection />} />;
}
