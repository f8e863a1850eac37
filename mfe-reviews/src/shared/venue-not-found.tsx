import { Inline, LinkButton, Page, PageHeading } from '@waymark/ui';

export function VenueNotFound({ what = 'Venue' }: { what?: 'Venue' | 'Attraction' }) {
  return (
    <Page narrow>
      <PageHeading
        lead={`The ${what.toLowerCase()} you're looking for doesn't exist.`}
      >{`${what} Not Found`}</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/" variant="primary">
          Search for a venue
        </LinkButton>
        <LinkButton to="/reviews">Browse reviews</LinkButton>
      </Inline>
    </Page>
  );
}
