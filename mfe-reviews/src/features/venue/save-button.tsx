import { Button } from '@waymark/ui';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';

/** Keeps the page for later, without an account. */
export const SaveButton = ({ title }: { title: string }) => (
  <Button
    onClick={() =>
      void import(/* webpackChunkName: "venue-after" */ './save-for-later').then((part) => part.saveForLater(title))
    }
  >
    {words.saveForLater}
  </Button>
);
