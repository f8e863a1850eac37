import type { NeedsRecord } from '@waymark/contracts-account';
import { MY_NEEDS } from '@waymark/contracts-core';
import { toast, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  Button,
  CouldNotLoad,
  EmptyState,
  ImageIcon,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  PencilIcon,
  PersonIcon,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { createGlobalStyle } from 'styled-components';
import { isEmptyRecord } from '../../shared/needs/same-record';
import { useOwnRecord } from '../../shared/needs/use-needs';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';
import { type Squares, useCode } from '../../shared/qr-code/code-image';
import { saveFile } from '../../shared/save-file';
import { PASSPORT_FILE_NAME, toPassportFile } from './codec/passport-file';
import { toPassportText } from './codec/passport-text';
import { BringIn } from './parts/bring-in';
import { PassportCard } from './parts/passport-card';

const PIXELS = 10;

/** Renders the QR code as an image file, sharp on every screen and in print. */
function codePicture(squares: Squares): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = squares.length * PIXELS;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = 'black';
  squares.forEach((row, y) => row.forEach((dark, x) => dark && brush.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS)));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface PassportActionsProps {
  record: NeedsRecord;
  code: Squares | 'failed' | null;
}

/** Buttons to print the passport, or to save it as a file or a picture. */
function PassportActions({ record, code }: PassportActionsProps) {
  const savePicture = async (squares: Squares) => {
    const picture = await codePicture(squares);
    if (picture) saveFile('access-passport.png', picture);
    else
      toast({
        title: 'Error',
        description: 'Your browser could not create the picture. Save the passport as a file instead.',
        variant: 'error',
      });
  };
  return (
    <Inline data-screen-only>
      <Button variant="primary" onClick={() => window.print()}>
        Print the card
      </Button>
      <Button
        onClick={() => saveFile(PASSPORT_FILE_NAME, new Blob([toPassportFile(record)], { type: 'application/json' }))}
      >
        Save as a file
      </Button>
      <Button
        icon={<ImageIcon />}
        disabled={code === null || code === 'failed'}
        onRefused={() =>
          toast({
            title: code ? 'We could not create the code' : 'The code is not ready yet',
            description: 'You can save the passport as a file.',
          })
        }
        onClick={() => code && code !== 'failed' && void savePicture(code)}
      >
        Save the code as a picture
      </Button>
      <LinkButton variant="quiet" to="/accessibility-preferences" icon={<PencilIcon />}>
        Change my needs
      </LinkButton>
    </Inline>
  );
}

/** Prints only the card, in black on white, whatever the screen's colours. */
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
