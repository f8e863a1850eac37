import { ReportsMap } from '@waymark/map';
import { Button, MapPinIcon, Stack } from '@waymark/ui';
import { useId, useMemo, useState } from 'react';
import type { VenueHazardsNearbyProps } from '@waymark/contracts-reviews';
import type { NearProblem } from './near-problems';

/** Zoom level that shows 400 metres in each direction. */
const ZOOM = 15;

interface ProblemsMapProps {
  place: VenueHazardsNearbyProps;
  problems: readonly NearProblem[];
}

/** A map of the same problems, loaded on request; the list has the same content. */
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
