import { VERIFICATION_STATUSES, verificationPage } from '@waymark/contracts-account';
import { operator, storeRedirectAfterLogin, useInBrowser, useSession } from '@waymark/mfe-kit';
import { Alert, Card, Inline, LinkButton, Section } from '@waymark/ui';
import { StaticPageView } from '../../shared/static-page/static-page';
import { VerificationBadge } from '../../shared/verification-badge';

interface Applicant {
  id: number;
  displayName: string;
  username: string;
}

const QUESTIONS = [
  '1. Who are you, or what does your organisation do?',
  '2. Why do you want to be verified?',
  '3. Where can we check it? A website, a professional register, a public profile.',
];

/** Returns a mailto: URL with a prepared application: the applicant, as far as known, and the questions. */
export function applicationMail(to: string, applicant: Applicant | null, origin: string): string {
  const who = applicant
    ? [
        `Display name: ${applicant.displayName}`,
        `Username: ${applicant.username}`,
        `Profile: ${origin}/profile/${applicant.id}`,
      ]
    : ['Display name: ', 'Username: '];
  const subject = applicant ? `Verification application: ${applicant.username}` : 'Verification application';
  const body = [
    'Hello,',
    'I would like my account to be verified.',
    who.join('\r\n'),
    ...QUESTIONS.map((question) => `${question}\r\n`),
  ].join('\r\n\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The member's verification status, and the email with which they apply. */
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
      <p>{`This opens a draft to ${to} in your email app. Nothing will be sent until you press Send.`}</p>
      <div>
        <LinkButton variant="primary" to={applicationMail(to, applicant, origin)}>
          Write the email
        </LinkButton>
      </div>
    </>
  );
}

export default function VerificationApplicationPage() {
  return <StaticPageView content={verificationPage} after={<ApplySection />} />;
}
