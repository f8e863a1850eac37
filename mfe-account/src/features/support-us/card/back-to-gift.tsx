import { LinkButton } from '@waymark/ui';
import { giftLinkTo } from '../../../shared/gifts/use-gift-link';
import type { CardOf } from '../gift-visit';

/** Where the monthly gift is seen. A visitor who came back from their bank has no link here any more: it is in their mail. */
export function BackToGift({ of, isMember }: { of: CardOf | null; isMember: boolean }) {
  if (of && 'token' in of) return <LinkButton to={giftLinkTo('/my-gift', of, of.gift ?? '')}>Your gift</LinkButton>;
  return isMember ? <LinkButton to="/account/gifts">Your gifts</LinkButton> : null;
}
