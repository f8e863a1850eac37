import { usePageTitle } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading } from '@waymark/ui';

/** Private, suspended and unknown look alike: nobody learns which it is. */
export function NoProfile() {
  usePageTitle('There is no profile here');
  return (
    <Page narrow>
      <PageHeading lead="There is no member at this address, or their profile is private.">
        There is no profile here
      </PageHeading>
      <div>
        <LinkButton to="/">Return Home</LinkButton>
      </div>
    </Page>
  );
}
