import { useInBrowser, usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading } from '@waymark/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { logInFirst } from '../../shared/log-in-first';
import { AddReviewForm } from './add-review-form';

export function AddReviewPage() {
  const session = useSession();
  const { search } = useLocation();
  // The form opens with a draft from browser storage, so it needs a browser.
  const canOpen = useInBrowser(() => true, false);
  const isOpen = session.user !== null && canOpen;
  usePageTitle(isOpen ? undefined : 'Add Review');
  const visitor = session.status === 'visitor';
  useEffect(() => {
    if (visitor) logInFirst(search);
  }, [visitor, search]);
  return (
    <Page narrow>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Add Review' }]} />
      <PageHeading lead="Tell others what you found. Rate only the areas you can evaluate.">Add Review</PageHeading>
      {session.user && isOpen ? (
        <AddReviewForm memberId={session.user.id} displayName={session.user.displayName} />
      ) : (
        <p role="status">One moment.</p>
      )}
    </Page>
  );
}

export default withQueries(AddReviewPage);
