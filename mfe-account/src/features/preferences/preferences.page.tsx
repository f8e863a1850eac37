import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, LinkButton, Page, PageHeading } from '@waymark/ui';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { MemberPreferences } from './member-preferences';
import { PreferencesSkeleton } from './parts/preferences-skeleton';
import { VisitorPreferences } from './visitor-preferences';

export function PreferencesPage() {
  usePageTitle('Accessibility Preferences');
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Accessibility Preferences' }]} />
      <PageHeading lead="Say once what you need of a place. We then show beside each venue what meets your needs, what does not, and what nobody knows yet.">
        Accessibility Preferences
      </PageHeading>
      <div>
        <LinkButton to="/access-passport">My access passport: show it to staff or take it with you</LinkButton>
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
