import { MY_NEEDS } from '@waymark/contracts-core';
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
import { createGlobalStyle } from 'styled-components';
import { isEmptyRecord } from '../../shared/needs/same-record';
import { useOwnRecord } from '../../shared/needs/use-needs';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { toPassportText } from './codec/passport-text';
import { BringIn } from './parts/bring-in';
import { PassportActions } from './parts/passport-actions';
import { PassportCard } from './parts/passport-card';
import { useCode } from '../../shared/qr-code/code-image';

/** On paper the card stands alone, in ink on white whatever the colours of the screen. */
const PrintPassport = createGlobalStyle`
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-accent: black;
      --color-accent-soft: white;
      --color-on-accent: black;
      --color-text: black;
      --color-text-soft: black;
      --color-line: black;
    }
    :root, :root body { background: white; color: black; }
    :has(> #main-content) > :not(#main-content), [data-screen-only] { display: none !important; }
  }
`;

export function AccessPassportPage() {
  usePageTitle('Access Passport');
  return (
    <Page>
      <Stack $gap={8} data-screen-only>
        <Breadcrumb
          items={[
            { label: 'Home', to: '/' },
            { label: MY_NEEDS, to: '/accessibility-preferences' },
            { label: 'Access Passport' },
          ]}
        />
        <PageHeading lead="Your needs on one card: show it on your phone, print it, or take it to another device. It is made on this device and not sent anywhere.">
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
          Tell us your needs
        </LinkButton>
      }
    >
      Tell us your needs first. You do not need an account. Or import a passport that you already have.
    </EmptyState>
  );
}

export default withQueries(AccessPassportPage);
