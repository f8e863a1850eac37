import { storeRedirectAfterLogin, toast } from '@waymark/mfe-kit';
import { Alert, Button, Card, Inline, LinkButton, Section } from '@waymark/ui';
import { useState } from 'react';
import { keepBrowserNeeds } from '../../../shared/needs/browser-needs';
import { focusPageHeading } from '../../../shared/focus-page-heading';
import { LASTS_UNTIL_CLOSED } from '../../../shared/needs/saving/messages';
import { ConfirmDialog } from './confirm-dialog';

export interface BrowserPlaceProps {
  savedBefore: boolean;
  canKeep: boolean;
  onEmptied: () => void;
}

/** Says that needs stay in this browser, who could see them there, and what else there is. */
export function BrowserPlace({ savedBefore, canKeep, onEmptied }: BrowserPlaceProps) {
  const [asks, setAsks] = useState(false);
  const empty = () => {
    setAsks(false);
    keepBrowserNeeds(null);
    toast({
      title: 'Needs deleted',
      description: 'This browser no longer keeps anything about your needs.',
      variant: 'success',
    });
    onEmptied();
    focusPageHeading();
  };
  return (
    <Section heading="Where they are kept">
      {!canKeep && (
        <Alert tone="warn" title="Your browser does not save anything for this site">
          <p>{`${LASTS_UNTIL_CLOSED} Take them with you as a file: open your access passport after saving.`}</p>
        </Alert>
      )}
      <Card $tone="sunken">
        <h3>Kept in this browser only</h3>
        <p>
          We never receive them. They stay on this device until you delete them, and anyone who uses this browser can
          see them.
        </p>
        <p>Log in to keep them in your account instead, for all your devices. Nothing is moved unless you say so.</p>
        <Inline>
          <LinkButton to="/login" onClick={() => storeRedirectAfterLogin('/accessibility-preferences')}>
            Log in or create an account
          </LinkButton>
          {savedBefore && (
            <Button variant="danger" onClick={() => setAsks(true)}>
              Delete from this browser
            </Button>
          )}
        </Inline>
      </Card>
      <ConfirmDialog
        open={asks}
        title="Delete your needs from this browser?"
        confirm="Delete"
        onConfirm={empty}
        onClose={() => setAsks(false)}
      >
        <p>This cannot be undone. If you have saved an access passport as a file, you can bring it back from there.</p>
      </ConfirmDialog>
    </Section>
  );
}
