import { Button, InfoIcon, Inline } from '@waymark/ui';

/** The choice to keep them apart can be changed. */
export function KeptApart({ onAfterAll }: { onAfterAll: () => void }) {
  return (
    <Inline $gap={2}>
      <InfoIcon />
      <span>This browser keeps other needs, apart from your account.</span>
      <Button variant="quiet" onClick={onAfterAll}>
        Move them after all
      </Button>
    </Inline>
  );
}
