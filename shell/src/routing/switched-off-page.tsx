import type { ReactElement } from 'react';
import { usePageTitle } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading } from '@waymark/ui';

/** Replaces every page of a slice that was switched off. */
export default function SwitchedOffPage(): ReactElement {
  usePageTitle('Switched off for now');
  return (
    <Page narrow>
      <PageHeading lead="We have switched it off for now and are working on it. Nothing that you saved is lost, and the rest of the site works.">
        This part of the site is switched off
      </PageHeading>
      <p>
        Please try again later. You can <a href="/status">see which parts are working</a> now.
      </p>
      <div>
        <LinkButton to="/">Return Home</LinkButton>
      </div>
    </Page>
  );
}
