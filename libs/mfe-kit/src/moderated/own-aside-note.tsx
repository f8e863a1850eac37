import type { SetAside } from '@waymark/contracts-core';
import { Alert, LinkButton } from '@waymark/ui';

interface OwnAsideNoteProps {
  /** What it is: "trip". */
  what: string;
  /** A service of the version before says nothing of it. */
  setAside: SetAside | null | undefined;
}

/** Tells whoever posted it that others do not see it, and leads to the reasons and the appeal. */
export function OwnAsideNote({ what, setAside }: OwnAsideNoteProps) {
  if (!setAside) return null;
  const done = setAside.state === 'removed' ? 'removed' : 'hidden';
  return (
    <Alert tone="warn" title={`Our staff have ${done} this ${what}. Only you can see it.`}>
      {setAside.statementId === null ? null : (
        <LinkButton to={`/statements/${setAside.statementId}`}>Read why, and how to appeal</LinkButton>
      )}
    </Alert>
  );
}
