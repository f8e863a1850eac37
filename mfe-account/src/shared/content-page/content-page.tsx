import type { ContentOf } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { operator, usePageTitle } from '@waymark/mfe-kit';
import { Page, PageHeading, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { ContentSectionView } from './content-section';
import { TableOfContents } from './table-of-contents';

interface ContentPageViewProps {
  content: ContentOf;
  /** A table of contents, for pages that are long. */
  contents?: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

/** A page that is words alone. */
export function ContentPageView({ content, contents = false, before, after }: ContentPageViewProps) {
  const { title, lead, updatedOn, sections } = content(operator());
  usePageTitle(title);
  return (
    <Page narrow>
      {before}
      <Stack $gap={3}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {updatedOn && (
          <p>
            Last changed on <time dateTime={updatedOn}>{dayWords(updatedOn)}</time>
          </p>
        )}
      </Stack>
      {contents && <TableOfContents sections={sections} />}
      {sections.map((section) => (
        <ContentSectionView key={section.id} section={section} />
      ))}
      {after}
    </Page>
  );
}
