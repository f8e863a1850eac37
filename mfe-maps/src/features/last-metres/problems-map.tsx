import { ReportsMap } from '@waymark/map';
import { Button, MapPinIcon, Stack } from '@waymark/ui';
import { useId, useMemo, useState } from 'react';
import type { VenueLastMetresProps } from '@waymark/contracts-reviews';
import type { NearProblem } from './near-problems';

/** Shows 400 metres each way. */
const ZOOM = 15;

interface ProblemsMapProps {
  place: VenueLastMetresProps;
  problems: readonly NearProblem[];
}

/** The same once more on a map, fetched only for who asks for it: every word of it stands in the list. */
export function ProblemsMap({ place: { name, latitude, longitude }, problems }: ProblemsMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const at = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const view = useMemo(() => ({ ...at, zoom: ZOOM }), [at]);
  const reports = useMemo(() => problems.map(({ report }) => report), [problems]);
  return (
    <Stack $gap={3}>
      <div>
        <Button icon={<MapPinIcon />} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          Show on a map
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <ReportsMap
            label={`Map of the problems near ${name}`}
            height="16rem"
            view={view}
            groups={[]}
            reports={reports}
            picked={at}
            notes={[`The pin marks ${name}.`]}
            without="Everything on it is also in the list."
          />
        )}
      </div>
    </Stack>
  );
}
