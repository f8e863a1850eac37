import { Button, CheckIcon, CloseIcon, Inline } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddReviewInput } from '../form-schema';
import { readDegrees } from './form-position';

/** The position that will be sent, in numbers and, where known, in words. */
export function PositionSummary({ onRemove }: { onRemove: () => void }) {
  const { control } = useFormContext<AddReviewInput>();
  const { latitude, longitude, near } = useWatch({ control, name: 'position' });
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  if (Number.isNaN(north) || Number.isNaN(east)) return <p>No position yet.</p>;
  return (
    <Inline $gap={4}>
      <span>
        <CheckIcon style={{ verticalAlign: 'text-bottom' }} /> {`Position: ${north.toFixed(4)}, ${east.toFixed(4)}`}
        {near && ` (near ${near})`}
      </span>
      <Button icon={<CloseIcon />} onClick={onRemove}>
        Remove position
      </Button>
    </Inline>
  );
}
