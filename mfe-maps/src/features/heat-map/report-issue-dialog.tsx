import { useQueryClient } from '@tanstack/react-query';
import type { MapPoint } from '@waymark/map';
import { Dialog } from '@waymark/ui';
import { refreshReports } from '../../shared/report-actions/apply-report';
import { ReportForm } from '../../shared/report-form/report-form';

export interface PickedPlace extends MapPoint {
  /** In words, where a city was chosen. */
  name?: string;
}

/** What is wrong at the place that was picked, graded as the heat map grades: minor, moderate, severe. */
export function ReportIssueDialog({ place, onClose }: { place: PickedPlace; onClose: () => void }) {
  const cache = useQueryClient();
  const done = () => {
    onClose();
    void refreshReports(cache);
  };
  return (
    <Dialog open onClose={onClose} title="Report Issue" width="44rem">
      <ReportForm
        position={place}
        address={place.name}
        severityScale="heat"
        onReported={done}
        onConfirmed={done}
        onCancel={onClose}
      />
    </Dialog>
  );
}
