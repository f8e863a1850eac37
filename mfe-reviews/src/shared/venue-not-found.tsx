import { Inline, LinkButton, Page, PageHeading } from '@waymark/ui';

export function VenueNotFound() {
  return (
    <Page narrow>
      <PageHeading lead="The venue you're looking for doesn't exist.">Venue Not Found</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/" variant="primary">
          Search for a venue
        </LinkButton>
        <LinkButton to="/reviews">Browse reviews</LinkButton>
      </Inline>
    </Page>
  );
}
