import { Card, Inline, Page, PageHeading, Stack } from '@waymark/ui';
import { useEffect, type ReactNode } from 'react';
import { focusPageHeading } from './focus-page-heading';

interface StatePageProps {
  title: string;
  lead?: ReactNode;
  /** Where to go from here. */
  ways?: ReactNode;
  /** The state came after the page: whoever cannot see it is told. */
  isNews?: boolean;
  children?: ReactNode;
}

/** One state of a way back in: what it is, the one thing to do, and the ways on. */
export function StatePage({ title, lead, ways, isNews = false, children }: StatePageProps) {
  useEffect(() => {
    if (isNews) focusPageHeading();
  }, [isNews, title]);
  return (
    <Page narrow>
      <PageHeading lead={lead}>{title}</PageHeading>
      <Stack $gap={6}>
        {children !== undefined && <Card>{children}</Card>}
        {ways !== undefined && <Inline $gap={3}>{ways}</Inline>}
      </Stack>
    </Page>
  );
}
