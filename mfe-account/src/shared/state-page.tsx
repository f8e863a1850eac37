import { Card, Inline, Page, PageHeading, Stack } from '@waymark/ui';
import { useEffect, type ReactNode } from 'react';
import { focusPageHeading } from './focus-page-heading';

interface StatePageProps {
  title: string;
  lead?: ReactNode;
  /** Links to continue from here. */
  ways?: ReactNode;
  /** True when the state appeared after the page loaded: screen readers then announce it. */
  isNews?: boolean;
  children?: ReactNode;
}

/** One state of an account recovery page: a message, the main action, and further links. */
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
