import { LinkButton } from '@waymark/ui';
import { giftLinkTo } from '../../../shared/gifts/use-gift-link';
import type { CardOf } from '../gift-visit';

/** Link back to the monthly gift. After a return from their bank, visitors have no link here; it is in their email. */
export function BackToGift({ of, isMember }: { of: CardOf | null; isMember: boolean }) {
  if (of && 'token' in of) return <LinkButton to={giftLinkTo('/my-gift', of, of.gift ?? '')}>Your gift</LinkButton>;
  return isMember ? <LinkButton to="/account/gifts">Your gifts</LinkButton> : null;
}
