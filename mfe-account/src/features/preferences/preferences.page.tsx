import { NO_NEEDS } from '@waymark/contracts-account';
import { MY_NEEDS } from '@waymark/contracts-core';
import { storeRedirectAfterLogin, toast, useInBrowser, usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  Button,
  Card,
  CouldNotLoad,
  Grid,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { PREFERENCES_WORDS, SAVED_TOAST } from '../../messages/en/preferences';
import { focusPageHeading } from '../../shared/focus-page-heading';
import { keepBrowserNeeds, useBrowserNeeds } from '../../shared/needs/browser-needs';
import { saveInBrowser } from '../../shared/needs/saving/save-in-browser';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { MemberPreferences } from './member-preferences';
import { ConfirmDialog } from './parts/confirm-dialog';
import { PreviouslySaved } from './parts/previously-saved';
import { PreferencesForm } from './preferences-form';

interface BrowserPlaceProps {
  savedBefore: boolean;
  canKeep: boolean;
  onEmptied: () => void;
}

/** Explains that the needs stay in this browser, who could see them there, and the alternatives. */
function BrowserPlace({ savedBefore, canKeep, onEmptied }: BrowserPlaceProps) {
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
          <p>{`${SAVED_TOAST.untilClosed} Take them with you as a file: open your access passport after saving.`}</p>
        </Alert>
      )}
      <Card $tone="sunken">
        <h3>Kept in this browser only</h3>
        <p>
          We never receive them. They stay on this device until you delete them, and anyone who uses this browser can
          see them.
        </p>
        <p>
          Log in to keep them in your account instead, for all your devices. Nothing will be moved unless you say so.
        </p>
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
        <p>This cannot be undone. If you have saved an access passport as a file, you can import it again.</p>
      </ConfirmDialog>
    </Section>
  );
}

/** Without an account: everything stays in this browser. */
function VisitorPreferences() {
  const { record, canKeep } = useBrowserNeeds();
  const [emptied, setEmptied] = useState(0);
  // The form on a page from the server begins without the needs in this browser, so it begins again with them.
  const isInBrowser = useInBrowser(() => true, false);
  const savedBefore = record !== null;
  return (
    <>
      {savedBefore && <PreviouslySaved />}
      <PreferencesForm
        key={`${emptied} ${isInBrowser}`}
        start={record ?? NO_NEEDS}
        savedBefore={savedBefore}
        onSave={saveInBrowser}
      >
        {() => <BrowserPlace savedBefore={savedBefore} canKeep={canKeep} onEmptied={() => setEmptied(emptied + 1)} />}
      </PreferencesForm>
    </>
  );
}

const TILES = [6, 4, 3, 3, 3, 3];

function PreferencesSkeleton() {
  return (
    <LoadingRegion label="Loading your preferences">
      <Stack $gap={5}>
        {TILES.map((tiles, card) => (
          <Card key={card}>
            <Skeleton width="8rem" height="2.5rem" />
            <Grid $min="17rem" $gap={3}>
              {Array.from({ length: tiles }, (_, tile) => (
                <Skeleton key={tile} height="5.5rem" />
              ))}
            </Grid>
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}

export function PreferencesPage() {
  usePageTitle('Accessibility Preferences');
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: MY_NEEDS }]} />
      <PageHeading lead={PREFERENCES_WORDS.lead}>Accessibility Preferences</PageHeading>
      <div>
        <LinkButton to="/access-passport">{PREFERENCES_WORDS.passport}</LinkButton>
      </div>
      <OwnPreferences />
    </Page>
  );
}

function OwnPreferences() {
  const session = useSession();
  const { data: saved, isPending, isError, refetch } = useSavedPreferences();
  if (session.status === 'visitor') return <VisitorPreferences />;
  if (session.status === 'loading' || isPending) return <PreferencesSkeleton />;
  if (isError && saved === undefined) return <CouldNotLoad what="your preferences" onRetry={() => void refetch()} />;
  return <MemberPreferences key={session.user.id} memberId={session.user.id} saved={saved ?? null} />;
}

export default withQueries(PreferencesPage);
