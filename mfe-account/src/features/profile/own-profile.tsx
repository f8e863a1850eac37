import { MY_NEEDS } from '@waymark/contracts-core';
import { useQuery } from '@tanstack/react-query';
import { ApiError, getHost, usePageTitle } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderation';
import { Button, CouldNotLoad, Page, PageHeading, Stack, Tabs, Grid, LinkButton, Section } from '@waymark/ui';
import { useState } from 'react';
import { AccessibilityForm } from './accessibility-form';
import { ownProfileQuery } from './api/own-profile';
import { NameForm } from './name-form';
import { OwnProfileCard } from './parts/own-profile-card';
import { PleaseLogIn } from './parts/please-log-in';
import { ProfileSkeleton } from './parts/profile-skeleton';
import { ProfileFollow, ProfileSlots } from './parts/profile-slots';
import { PublicProfileForm } from './public-profile-form';

const LINKS = [
  { to: '/accessibility-preferences', label: MY_NEEDS },
  { to: '/account/gifts', label: 'Your gifts' },
  { to: '/account/security', label: 'Login and security' },
  { to: '/account/privacy', label: 'Your data and privacy' },
  { to: '/social?tab=notifications#mail-settings', label: 'Emails you get' },
] as const;

/** Links to the other account pages, and the logout button. */
function ProfileLinks() {
  const { logOut } = getHost();
  return (
    <Section heading="More account settings">
      <Grid as="ul" role="list" $min="13rem" $gap={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <LinkButton to={to} wide>
              {label}
            </LinkButton>
          </li>
        ))}
        {logOut && (
          <li>
            <Button wide onClick={() => logOut()}>
              Logout
            </Button>
          </li>
        )}
      </Grid>
    </Section>
  );
}

/** The member's own profile: the public part and the private part. */
export function OwnProfile({ memberId }: { memberId: number }) {
  usePageTitle('Your profile');
  const { data: profile, error, refetch } = useQuery(ownProfileQuery(memberId));
  const [tab, setTab] = useState('public');
  if (error instanceof ApiError && error.status === 401) return <PleaseLogIn />;
  if (error && !profile) {
    return (
      <Page narrow>
        <PageHeading>Your profile</PageHeading>
        <CouldNotLoad what="your profile" onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!profile) return <ProfileSkeleton />;
  const tabs = [
    {
      id: 'public',
      label: 'Public Profile',
      content: (
        <Stack $gap={10}>
          <PublicProfileForm profile={profile} />
          <NameForm profile={profile} />
        </Stack>
      ),
    },
    { id: 'accessibility', label: 'Accessibility Preferences', content: <AccessibilityForm profile={profile} /> },
  ];
  return (
    <Page narrow>
      <PageHeading lead="What other members can see about you, and what only you can see.">Your profile</PageHeading>
      <OwnAsideNote what="profile" setAside={profile.setAside} />
      <CorrectedNote corrected={profile.corrected} />
      <OwnProfileCard profile={profile} />
      <ProfileLinks />
      <Tabs label="Your profile" tabs={tabs} selected={tab} onSelect={setTab} />
      <ProfileFollow memberId={profile.id} displayName={profile.displayName} />
      <ProfileSlots memberId={profile.id} displayName={profile.displayName} />
    </Page>
  );
}
