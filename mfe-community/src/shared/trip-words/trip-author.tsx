import type { TripBlog } from '@waymark/contracts-community';
import { Link } from 'react-router-dom';

type Author = Pick<TripBlog, 'authorName' | 'authorProfileId'>;

/** Links to the author's profile if it is public; otherwise only the name. */
export function TripAuthor({ authorName, authorProfileId }: Author) {
  if (authorProfileId === null) return <bdi>{authorName}</bdi>;
  return (
    <Link to={`/profile/${authorProfileId}`}>
      <bdi>{authorName}</bdi>
    </Link>
  );
}
