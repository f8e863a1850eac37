import type { HiddenContent } from '@waymark/contracts-core';
import { Alert, LinkButton, Page, PageHeading } from '@waymark/ui';
import { ApiError } from '../api-error';
import { usePageTitle } from '../host';

/** Returns how moderators hid the requested content; null for any other failure. */
export function asideIn(error: unknown): HiddenContent['state'] | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'content.hidden') return 'hidden';
  return code === 'content.removed' ? 'removed' : null;
}

interface AsidePageProps {
  /** Name of the content in this place, with its article: "This trip". */
  what: string;
  state: HiddenContent['state'];
}

/**
 * Replaces content that moderators hid or removed. Says that people decided this and how they decide; shows none of
 * the content.
 */
export function AsidePage({ what, state }: AsidePageProps) {
  const title = state === 'hidden' ? `${what} is hidden for now` : `${what} was removed`;
  usePageTitle(title);
  return (
    <Page narrow>
      <PageHeading lead={state === 'hidden' ? HIDDEN : REMOVED}>{title}</PageHeading>
      <p>We have told its author why, and they can appeal. A person will decide that too.</p>
      <div>
        <LinkButton to="/transparency">Read how we decide</LinkButton>
      </div>
      <div>
        <LinkButton to="/">Return Home</LinkButton>
      </div>
    </Page>
  );
}

const HIDDEN = 'Our staff have looked at it and hidden it. It may come back.';
const REMOVED = 'Our staff have removed it because it breaks our rules.';

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
