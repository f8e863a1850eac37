import type { VenueDetail } from '@waymark/contracts-reviews';
import { storeRedirectAfterLogin, useSession } from '@waymark/mfe-kit';
import { LinkButton, type LinkButtonProps } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import { addReviewMessages } from '../messages/en/add-review';

type Linked = Pick<VenueDetail, 'id' | 'name' | 'address' | 'city' | 'country' | 'category' | 'latitude' | 'longitude'>;

/** Returns a link to the review form with this venue in the `venue` query parameter. */
function addReviewLink({ id, name, address, city, country, category, latitude, longitude }: Linked): string {
  const venue = { id, name, address, city, country, category, latitude, longitude };
  return `/add-review?${new URLSearchParams({ venue: JSON.stringify(venue) }).toString()}`;
}

type WriteReviewLinkProps = Omit<LinkButtonProps, 'to' | 'onClick'> & { venue: VenueDetail };

/** Links to the review form. Visitors first get the sign-in page, which explains why an account is needed. */
export function WriteReviewLink({ venue, ...rest }: WriteReviewLinkProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const to = addReviewLink(venue);
  return (
    <LinkButton
      {...rest}
      to={to}
      onClick={(event) => {
        if (status !== 'visitor' || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        storeRedirectAfterLogin(to);
        void navigate('/login', { state: { why: addReviewMessages.accountFor(venue.name) } });
      }}
    />
  );
}
