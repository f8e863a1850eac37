import type { ContentOf, ContentSection } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { operator, usePageTitle } from '@waymark/mfe-kit';
import { Page, PageHeading, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContentSectionView } from './content-section';

const Box = styled.nav`
  padding: 1.25rem;
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-surface);

  h2 {
    font-size: 1.2rem;
  }
  ol {
    margin-block-start: 0.5rem;
    padding-inline-start: 1.5rem;
    columns: 16rem auto;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

function TableOfContents({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <Box aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}

interface StaticPageViewProps {
  content: ContentOf;
  /** Shows a table of contents, for long pages. */
  contents?: boolean;
  before?: ReactNode;
  after?: ReactNode;
}

/** A static page of text. */
export function StaticPageView({ content, contents = false, before, after }: StaticPageViewProps) {
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
