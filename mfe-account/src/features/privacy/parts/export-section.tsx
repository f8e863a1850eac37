import type { ExportRequest } from '@waymark/contracts-account';
import { Card, Section, Stack } from '@waymark/ui';
import { AskForExport } from './ask-for-export';
import { ExportState } from './export-state';

const INTRO =
  'One file with everything that we hold about you: a page to read, and the same for other programs. It is mostly ready within seconds, and at most within five minutes.';

export function ExportSection({ exports }: { exports: readonly ExportRequest[] }) {
  const newest = exports[0];
  return (
    <Section heading="Take a copy of your data" intro={INTRO} id="export">
      <Card>
        <Stack $gap={5}>
          {newest && <ExportState key={newest.id} request={newest} />}
          <AskForExport isAgain={newest !== undefined} isRunning={newest?.status === 'pending'} />
        </Stack>
      </Card>
    </Section>
  );
}
