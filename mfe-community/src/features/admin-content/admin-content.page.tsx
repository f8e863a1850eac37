import { keptTitle } from '@waymark/contracts-community';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading } from '@waymark/ui';
import { KeptDesk } from './kept-desk';
import { KeptList } from './kept-list';
import { useKeptId } from './kept-address';

const TITLE = 'Words for everybody';
const STAFF = { label: 'Staff', to: '/admin' };

/** For staff: what stands on the site for everybody and changes without a release. */
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
            ? 'A draft is for staff alone. What is published is seen by everybody within seconds.'
            : 'The charity of the month, the founders, advertisements, texts of hashtags and planned work.'
        }
      >
        {title}
      </PageHeading>
      {id ? <KeptDesk key={`${id.kind}/${id.key}`} id={id} /> : <KeptList />}
    </Page>
  );
}

export default withQueries(AdminContentPage);
