import { Badge, CheckIcon } from '@waymark/ui';

export function PreviouslySaved() {
  return (
    <div>
      <Badge tone="good" icon={<CheckIcon size="1em" />}>
        Preferences previously saved
      </Badge>
    </div>
  );
}
