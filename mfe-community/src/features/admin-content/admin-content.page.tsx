import { useQuery } from '@tanstack/react-query';
import { siteContentTitle } from '@waymark/contracts-community';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { useSiteContentId, type SiteContentId } from './site-content-address';
import { SiteContentEditor } from './site-content-editor';
import { SiteContentList } from './site-content-list';
import { siteContentQuery } from './use-site-content-act';

const TITLE = 'Site content';
const STAFF = { label: 'Staff', to: '/admin' };

/** For staff: site content that everybody sees and that changes without a release. */
export function AdminContentPage() {
  const id = useSiteContentId();
  const title = id ? siteContentTitle(id.kind, id.key) : TITLE;
  usePageTitle(title);
  return (
    <Page>
      <Breadcrumb
        items={[STAFF, ...(id ? [{ label: TITLE, to: '/admin/content' }, { label: title }] : [{ label: TITLE }])]}
      />
      <PageHeading
        lead={
          id
            ? 'Only staff can see a draft. When you publish, everyone can see it within seconds.'
            : 'The charity of the month, the founders, advertisements, hashtag descriptions and planned work.'
        }
      >
        {title}
      </PageHeading>
      {id ? <SiteContentDesk key={`${id.kind}/${id.key}`} id={id} /> : <SiteContentList />}
    </Page>
  );
}

/** One item of site content: its draft, preview and history. */
function SiteContentDesk({ id }: { id: SiteContentId }) {
  const { data, isError, refetch } = useQuery(siteContentQuery(id));
  if (data) return <SiteContentEditor id={id} detail={data} />;
  if (isError) return <CouldNotLoad what="the draft and its history" onRetry={() => void refetch()} />;
  return (
    <LoadingRegion label="Loading the draft and its history">
      <Skeleton lines={4} height="6rem" />
    </LoadingRegion>
  );
}

export default withQueries(AdminContentPage);
