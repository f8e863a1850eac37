import { commentPath } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { Badge, fontSize, Inline, PencilIcon, space, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Comment } from './comment-queries';
import { whose } from './comment-words';

export type CommentLevel = 3 | 4 | 5 | 6;

const Title = styled.h3`
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding-block: ${space[2]};
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);

  a {
    display: inline-block;
    padding-block: ${space[2]};
    color: inherit;
  }
`;

/** Isolates right-to-left names, so that they do not reorder the text beside them. */
function Name({ author }: { author: Comment['author'] }) {
  const name = <bdi>{author?.name}</bdi>;
  return author?.memberId ? <Link to={`/profile/${author.memberId}`}>{name}</Link> : name;
}

/**
 * Author, addressee and date, as a heading so that screen readers can jump between comments. The date links to the
 * comment.
 */
export function CommentHeading({ comment, level }: { comment: Comment; level: CommentLevel }) {
  const { id, blogId, author, answers, createdAt, editedAt } = comment;
  return (
    <div>
      <Inline $gap={2}>
        <Title as={`h${level}`}>
          <Name author={author} />
          {answers && (
            <>
              {' '}
              <span>to</span> <bdi>{answers.name}</bdi>
            </>
          )}
        </Title>
        {author?.isTripAuthor && (
          <Badge tone="info" icon={<PencilIcon size="1em" />}>
            Wrote this trip
          </Badge>
        )}
      </Inline>
      <Soft>
        <Link to={commentPath(blogId, id)}>
          <VisuallyHidden>Link to this comment, </VisuallyHidden>
          <time dateTime={createdAt}>{dayWords(createdAt)}</time>
          <VisuallyHidden>{`: ${whose(comment)}`}</VisuallyHidden>
        </Link>
        {editedAt && (
          <>
            <span>, edited</span> <time dateTime={editedAt}>{dayWords(editedAt)}</time>
          </>
        )}
      </Soft>
    </div>
  );
}
