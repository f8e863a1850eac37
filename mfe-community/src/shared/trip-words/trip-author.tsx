import type { TripBlog } from '@waymark/contracts-community';
import { Link } from 'react-router-dom';

type Author = Pick<TripBlog, 'authorName' | 'authorProfileId'>;

/** A link where the profile is public; otherwise the name alone. */
export function TripAuthor({ authorName, authorProfileId }: Author) {
  if (authorProfileId === null) return <bdi>{authorName}</bdi>;
  return (
    <Link to={`/profile/${authorProfileId}`}>
      <bdi>{authorName}</bdi>
    </Link>
  );
}
