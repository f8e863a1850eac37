import type { ContentLink } from '@waymark/contracts-account';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Line = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

/** Pages of this site open without a new load; mail and other sites the browser's own way. */
export function ContentAnchor({ link: { href, label } }: { link: ContentLink }) {
  if (href.startsWith('/')) {
    return (
      <Line>
        <Link to={href}>{label}</Link>
      </Line>
    );
  }
  return (
    <Line>
      <a href={href} {...(href.startsWith('https:') ? { rel: 'external noopener noreferrer' } : {})}>
        {label}
      </a>
    </Line>
  );
}
