import type { HiddenContent } from '@waymark/contracts-core';
import { Alert, LinkButton } from '@waymark/ui';

interface OwnAsideNoteProps {
  /** The kind of content: "trip". */
  what: string;
  /** Missing in responses of the previous version of a service. */
  setAside: HiddenContent | null | undefined;
}

/** Tells the author that others cannot see the content, and links to the reasons and the appeal. */
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
