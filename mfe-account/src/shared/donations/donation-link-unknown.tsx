import { LinkButton } from '@waymark/ui';
import { StatePage } from '../state-page';

/** Shown for an email link that does not work: it is incomplete, or not (or no longer) valid. */
export function DonationLinkUnknown({ isIncomplete = false }: { isIncomplete?: boolean }) {
  return (
    <StatePage
      title={isIncomplete ? 'This link is incomplete' : 'We do not recognise this link'}
      lead={
        isIncomplete
          ? 'Open the link in our email again. Your gift has not changed.'
          : 'Open the link in your latest receipt email. Your gift has not changed.'
      }
      ways={
        <>
          <LinkButton variant="primary" to="/contact">
            Contact us
          </LinkButton>
          <LinkButton to="/">Go to the home page</LinkButton>
        </>
      }
    >
      {!isIncomplete && (
        <p>Were you logged in when you gave? You will find your gifts in your profile, under Your gifts.</p>
      )}
    </StatePage>
  );
}
