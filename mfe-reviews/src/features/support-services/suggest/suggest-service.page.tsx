import type { SupportService } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, LinkButton, Page, PageHeading } from '@waymark/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SuggestForm } from './suggest-form';

const TITLE = 'Suggest a service';
const CHANGE = 'Suggest a change';

/** A form that needs no account: submissions are private until staff have reviewed them. */
export function SuggestServicePage() {
  const { state } = useLocation() as { state: { service?: SupportService } | null };
  // Passed on by the previous page and held while this one is open; missing when the URL is opened directly.
  const [service] = useState(() => state?.service);
  const [isSent, setIsSent] = useState(false);
  const title = service ? CHANGE : TITLE;
  usePageTitle(title);
  const crumbs = <Breadcrumb items={[{ label: 'Support Services', to: '/support-services' }, { label: title }]} />;
  if (isSent)
    return (
      <Page narrow>
        {crumbs}
        <PageHeading lead="Our staff will check it before anyone else sees it. Nothing on the list has changed yet.">
          Thank you. We have it.
        </PageHeading>
        <div>
          <LinkButton to="/support-services">Back to the services</LinkButton>
        </div>
      </Page>
    );
  return (
    <Page narrow>
      {crumbs}
      <PageHeading
        lead={
          service
            ? `Change what is wrong about ${service.name}. Our staff will check it before anyone else sees it.`
            : 'Do you know a local service that helps? Tell us about it. You do not need an account. Our staff will check it before anyone else sees it.'
        }
      >
        {title}
      </PageHeading>
      <SuggestForm service={service} onSent={() => setIsSent(true)} />
    </Page>
  );
}

export default withQueries(SuggestServicePage);
