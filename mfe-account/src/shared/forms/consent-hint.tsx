import { Link } from 'react-router-dom';

export const CONSENT_LABEL = 'I am 13 or older, and I agree that my data is processed to run my account';

/** The explanation that goes with the consent for every new account. */
export function ConsentHint() {
  return (
    <>
      <span>Required to create an account. One account per person. You can delete it at any time. Read the</span>{' '}
      <Link to="/terms-of-service">terms of service</Link> <span>and the</span>{' '}
      <Link to="/privacy-policy">privacy policy</Link>
      <span>.</span>
    </>
  );
}
