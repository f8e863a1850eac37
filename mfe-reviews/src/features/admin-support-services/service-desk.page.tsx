import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading } from '@waymark/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { DeskEntry } from './desk-entry';
import { DeskResults } from './desk-results';
import { ServiceForm } from './service-form';
import { deskPath } from './service-desk';

const CRUMBS = [
  { label: 'Staff', to: '/admin' },
  { label: 'Support services', to: '/admin/support-services' },
];

/** For staff: the list of support services, one entry, or a new one. */
export function ServiceDeskPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  usePageTitle('Support services: staff');
  if (id === undefined) return <DeskResults />;
  if (id !== 'new') return <DeskEntry key={id} id={id} crumbs={CRUMBS} />;
  return (
    <Page narrow>
      <Breadcrumb items={[...CRUMBS, { label: 'New' }]} />
      <PageHeading lead="It is saved as a draft. Nobody else can see it until you publish it.">
        Add a support service
      </PageHeading>
      <ServiceForm entry={null} onKept={(kept) => void navigate(deskPath(kept.id))} />
    </Page>
  );
}

export default withQueries(ServiceDeskPage);
