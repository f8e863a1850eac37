import type { NeedsRecord } from '@waymark/contracts-account';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  EmptyState,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  PersonIcon,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { isEmptyRecord } from '../../shared/needs/is-empty-record';
import { useOwnRecord } from '../../shared/needs/use-own-record';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { toPassportText } from './codec/passport-text';
import { BringIn } from './parts/bring-in';
import { PassportActions } from './parts/passport-actions';
import { PassportCard } from './parts/passport-card';
import { PrintPassport } from './parts/print-passport';
import { useCode } from '../../shared/qr-code/use-code';

export function AccessPassportPage() {
  usePageTitle('Access Passport');
  return (
    <Page>
      <Stack $gap={8} data-screen-only>
        <Breadcrumb
          items={[
            { label: 'Home', to: '/' },
            { label: 'My Needs', to: '/accessibility-preferences' },
            { label: 'Access Passport' },
          ]}
        />
        <PageHeading lead="Your needs on one card: show it on your phone, print it, or take it to another device. It is made on this device and sent nowhere.">
          Access Passport
        </PageHeading>
      </Stack>
      <OwnPassport />
      <PrintPassport />
    </Page>
  );
}

function OwnPassport() {
  const { status, record } = useOwnRecord();
  const { refetch } = useSavedPreferences();
  if (status === 'loading') {
    return (
      <LoadingRegion label="Loading your needs">
        <Skeleton height="24rem" />
      </LoadingRegion>
    );
  }
  return (
    <>
      {status === 'failed' && <CouldNotLoad what="your needs" onRetry={() => void refetch()} />}
      {status === 'ready' && (record && !isEmptyRecord(record) ? <Passport record={record} /> : <NothingYet />)}
      {status === 'ready' && <BringIn own={isEmptyRecord(record) ? null : record} />}
    </>
  );
}

function Passport({ record }: { record: NeedsRecord }) {
  const code = useCode(toPassportText(record));
  return (
    <>
      <PassportActions record={record} code={code} />
      <PassportCard record={record} code={code} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<PersonIcon />}
      title="Your passport is still empty"
      action={
        <LinkButton variant="primary" to="/accessibility-preferences">
          Say what I need
        </LinkButton>
      }
    >
      Say what you need first; you do not need an account for it. Or bring in a passport that you have.
    </EmptyState>
  );
}

export default withQueries(AccessPassportPage);
