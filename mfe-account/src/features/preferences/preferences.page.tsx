import { MY_NEEDS } from '@waymark/contracts-core';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  LinkButton,
  Page,
  PageHeading,
  Card,
  Grid,
  LoadingRegion,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { NO_NEEDS } from '@waymark/contracts-account';
import { useState } from 'react';
import { PREFERENCES_WORDS } from '../../messages/en/preferences';
import { useBrowserNeeds } from '../../shared/needs/browser-needs';
import { saveInBrowser } from '../../shared/needs/saving/save-in-browser';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { MemberPreferences } from './member-preferences';
import { BrowserPlace } from './parts/browser-place';
import { PreviouslySaved } from './parts/previously-saved';
import { PreferencesForm } from './preferences-form';

/** Without an account: everything stays in this browser. */
function VisitorPreferences() {
  const { record, canKeep } = useBrowserNeeds();
  const [emptied, setEmptied] = useState(0);
  const savedBefore = record !== null;
  return (
    <>
      {savedBefore && <PreviouslySaved />}
      <PreferencesForm key={emptied} start={record ?? NO_NEEDS} savedBefore={savedBefore} onSave={saveInBrowser}>
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
