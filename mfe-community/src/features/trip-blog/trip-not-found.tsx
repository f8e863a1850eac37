import { LinkButton, Inline, Page, PageHeading } from '@waymark/ui';

export function TripNotFound() {
  return (
    <Page narrow>
      <PageHeading lead="There is no such trip, or its author has taken it away.">Trip Not Found</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/trip-blogs" variant="primary">
          Look at other trips
        </LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
      </Inline>
    </Page>
  );
}
