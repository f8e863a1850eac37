import type { PrivacyOverview } from '@waymark/contracts-account';
import { Button, Card, Section, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useCatchFocus } from '../../../shared/use-catch-focus';
import { DeleteDialog } from './delete-dialog';
import { WaitingDeletion } from './waiting-deletion';

const INTRO =
  'For good, mostly within minutes and at most within 30 days. You choose what becomes of your reviews, then we send you a mail. Only the link in it deletes.';

export function DeleteSection({ deletion }: { deletion: PrivacyOverview['deletion'] }) {
  const [asking, setAsking] = useState(false);
  const section = useCatchFocus(deletion?.id);
  return (
    <Section ref={section} tabIndex={-1} heading="Delete your account" intro={INTRO} id="delete">
      <Card>
        {deletion ? (
          <WaitingDeletion request={deletion} />
        ) : (
          <Stack $gap={4}>
            <p>
              Your account, profile, needs, settings, votes and feedback are deleted. Nobody can bring them back, not
              even we. You may want to take a copy first.
            </p>
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Delete my account
              </Button>
            </div>
          </Stack>
        )}
      </Card>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}
