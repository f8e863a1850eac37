import { usePageTitle } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading } from '@waymark/ui';

/** Where mail really leaves, this address is as good as any other unknown one. */
export function NoMailbox() {
  usePageTitle('Page not found (404)');
  return (
    <Page narrow>
      <PageHeading lead="There is no page at this address. It may have moved, or the address has a typing mistake.">
        Page not found (404)
      </PageHeading>
      <div>
        <LinkButton variant="primary" to="/">
          Return Home
        </LinkButton>
      </div>
    </Page>
  );
}
