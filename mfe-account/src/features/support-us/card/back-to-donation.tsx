import { LinkButton } from '@waymark/ui';
import { donationLinkTo } from '../../../shared/donations/use-donation-link';
import type { CardOf } from '../donation-visit';

/** Link back to the monthly gift. After a return from their bank, visitors have no link here; it is in their email. */
export function BackToDonation({ of, isMember }: { of: CardOf | null; isMember: boolean }) {
  if (of && 'token' in of) return <LinkButton to={donationLinkTo('/my-gift', of, of.gift ?? '')}>Your gift</LinkButton>;
  return isMember ? <LinkButton to="/account/gifts">Your gifts</LinkButton> : null;
}
