import { LinkButton } from '@waymark/ui';
import { StatePage } from '../state-page';

/** The link of a mail that opens nothing: cut off, or not known here (any more). */
export function GiftLinkUnknown({ isIncomplete = false }: { isIncomplete?: boolean }) {
  return (
    <StatePage
      title={isIncomplete ? 'This link is not complete' : 'We do not know this link'}
      lead={
        isIncomplete
          ? 'Open the link in our mail once more. Nothing has changed about your gift.'
          : 'Open the link in the newest mail with a receipt. Nothing has changed about your gift.'
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
      {!isIncomplete && <p>Did you give while logged in? Then your gifts are in your profile, under Your gifts.</p>}
    </StatePage>
  );
}
