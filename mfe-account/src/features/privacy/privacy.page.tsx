import { useQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { privacyQuery } from './api/privacy-overview';
import { ConsentsSection } from './parts/consents-section';
import { DeleteSection } from './parts/delete-section';
import { ExportSection } from './parts/export-section';
import { HeldData } from './parts/held-data';

/** What we hold of a member, what they allowed, and the two ways out: with a copy, and for good. */
export function PrivacyPage() {
  usePageTitle('Your data and privacy');
  const { data, error, refetch } = useQuery(privacyQuery);
  return (
    <Page narrow>
      <PageHeading lead="It is your data: see it, take it with you, or have it deleted.">
        Your data and privacy
      </PageHeading>
      <HeldData />
      {data ? (
        <>
          <ConsentsSection overview={data} />
          <ExportSection exports={data.exports} />
          <DeleteSection deletion={data.deletion} />
          {data.dataRetentionUntil && (
            <p>
              If you do not log in until{' '}
              <time dateTime={data.dataRetentionUntil}>{dayWords(data.dataRetentionUntil)}</time>, we delete your
              account. Each login starts that time anew, and we write to you 30 days before. More is in our{' '}
              <Link to="/privacy-policy">privacy policy</Link>.
            </p>
          )}
        </>
      ) : error ? (
        <CouldNotLoad what="your choices" onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading your choices">
          <Skeleton height="30rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

export default withQueries(PrivacyPage);
