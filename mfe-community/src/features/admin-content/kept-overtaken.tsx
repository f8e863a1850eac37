import { Alert, Button, Inline } from '@waymark/ui';

interface KeptOvertakenProps {
  /** There is a newer draft or published version to take; else all of it was thrown away. */
  isThere: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people wrote at once: both versions are on the page, and whoever came later chooses. Nothing typed is lost. */
export function KeptOvertaken({ isThere, onKeepMine, onTakeTheirs }: KeptOvertakenProps) {
  return (
    <Alert tone="warn" role="alert" title="Somebody else changed this meanwhile">
      <p>
        Nothing was saved over. What you typed is still in the form.{' '}
        {isThere ? 'The preview shows what is there now.' : 'There is no draft and nothing published now.'}
      </p>
      <Inline $gap={3}>
        <Button onClick={onKeepMine}>Keep mine, and save it next</Button>
        {isThere && <Button onClick={onTakeTheirs}>Take theirs into the form</Button>}
      </Inline>
    </Alert>
  );
}
