import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Comment } from './comment-queries';

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Shows the text exactly as written, with links for full URLs. */
export function CommentText({ content, links }: Pick<Comment, 'content' | 'links'>) {
  const parts: ReactElement[] = [];
  let at = 0;
  for (const { from, to, href } of links) {
    parts.push(<span key={at}>{content.slice(at, from)}</span>);
    parts.push(
      <a key={from} href={href} rel="ugc nofollow noopener">
        {content.slice(from, to)}
      </a>,
    );
    at = to;
  }
  return (
    <Words dir="auto">
      {parts}
      <span>{content.slice(at)}</span>
    </Words>
  );
}
