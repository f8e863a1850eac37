import { usePageTitle } from '@waymark/mfe-kit';
import { LinkButton } from '@waymark/ui';
import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetLinkSent } from './reset-link-sent';
import { StatePage } from '../../shared/state-page';

/** S2 section 2, "Forgot password": the form, then "Check Your Email", whatever address it was. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);
  usePageTitle(sentTo === null ? 'Forgot Password' : 'Check Your Email');
  const again = () => {
    setSentTo(null);
    setIsBack(true);
  };
  if (sentTo !== null) return <ResetLinkSent email={sentTo} onAgain={again} />;
  return (
    <StatePage
      isNews={isBack}
      title="Forgot Password"
      lead="Tell us the email address of your account. We will send you a link to choose a new password."
      ways={
        <LinkButton variant="quiet" to="/login">
          Back to Login
        </LinkButton>
      }
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </StatePage>
  );
}
