import { useQuery } from '@tanstack/react-query';
import { keptTitle } from '@waymark/contracts-community';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { useKeptId, type KeptId } from './kept-address';
import { KeptEditor } from './kept-editor';
import { KeptList } from './kept-list';
import { keptQuery } from './use-kept-act';

const TITLE = 'Site content';
const STAFF = { label: 'Staff', to: '/admin' };

/** For staff: site content that everybody sees and that changes without a release. */
export function AdminContentPage() {
  const id = useKeptId();
  const title = id ? keptTitle(id.kind, id.key) : TITLE;
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
      {id ? <KeptDesk key={`${id.kind}/${id.key}`} id={id} /> : <KeptList />}
    </Page>
  );
}

/** One item of site content: its draft, preview and history. */
function KeptDesk({ id }: { id: KeptId }) {
  const { data, isError, refetch } = useQuery(keptQuery(id));
  if (data) return <KeptEditor id={id} detail={data} />;
  if (isError) return <CouldNotLoad what="the draft and its history" onRetry={() => void refetch()} />;
  return (
    <LoadingRegion label="Loading the draft and its history">
      <Skeleton lines={4} height="6rem" />
    </LoadingRegion>
  );
}

export default withQueries(AdminContentPage);
