import type { HiddenContent } from '@waymark/contracts-core';
import { LinkButton, Page, PageHeading } from '@waymark/ui';
import { usePageTitle } from '../use-page-title';

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
