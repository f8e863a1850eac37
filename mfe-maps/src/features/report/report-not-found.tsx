import { Inline, LinkButton, Page, PageHeading } from '@waymark/ui';

export function ReportNotFound() {
  return (
    <Page narrow>
      <PageHeading lead="There is no such report. Perhaps whoever wrote it took it away.">Report Not Found</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/footpath-mapping" variant="primary">
          Look at footpath problems
        </LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
      </Inline>
    </Page>
  );
}
