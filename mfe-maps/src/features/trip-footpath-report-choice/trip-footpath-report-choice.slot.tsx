import type { TripAttachmentChoiceProps } from '@waymark/contracts-community';
import { type Town, TownField } from '@waymark/map';
import { withQueries } from '@waymark/mfe-kit';
import { Stack } from '@waymark/ui';
import { useState } from 'react';
import { ReportsOfTown } from './reports-of-town';

/** Fills the slot "trip-footpath-report-choice": choose a town, then a problem there to attach to a day of a trip. */
function TripFootpathReportChoice({ onChosen }: TripAttachmentChoiceProps) {
  const [town, setTown] = useState<Town | null>(null);
  return (
    <Stack $gap={4}>
      <TownField label="Town or village of the footpath problem" onPick={setTown} />
      {town && (
        <ReportsOfTown
          key={`${town.latitude} ${town.longitude}`}
          town={town}
          onChosen={(id, name) => onChosen({ kind: 'footpath-report', id, name })}
        />
      )}
    </Stack>
  );
}

export default withQueries(TripFootpathReportChoice);
