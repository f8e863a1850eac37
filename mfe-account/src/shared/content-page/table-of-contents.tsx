import type { ContentSection } from '@waymark/contracts-account';
import { styled } from 'styled-components';

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

export function TableOfContents({ sections }: { sections: readonly ContentSection[] }) {
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
