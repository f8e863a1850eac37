import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, call, storeRedirectAfterLogin, useSession } from '@waymark/mfe-kit';
import { Button, Stack, ThumbsUpIcon, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { likeTripBlog, listTripBlogs } from '../../endpoints';
import { likesWords } from '../../shared/trip-words/trip-counts';
import { tripQuery, type Trip } from './trip-query';

function useLike({ id }: Trip) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (isLiked: boolean) => call(likeTripBlog, { params: { id }, body: { isLiked } }),
    onSuccess: (answer) => {
      cache.setQueryData<Trip>(tripQuery(id).queryKey, (trip) => trip && { ...trip, ...answer, isLikeUnknown: false });
      void cache.invalidateQueries({ queryKey: [addressOf(listTripBlogs)], refetchType: 'none' });
    },
  });
}

/** One like per member; pressing again removes it. Members cannot like their own trips. */
export function LikeButton({ trip }: { trip: Trip }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const like = useLike(trip);
  const [needsLogin, setNeedsLogin] = useState(false);
  if (trip.isOwn) return null;

  function press() {
    if (like.isPending) return;
    if (session.status === 'visitor') {
      storeRedirectAfterLogin(pathname + search);
      setNeedsLogin(true);
      return;
    }
    like.mutate(!trip.isLikedByMe);
  }

  return (
    <Stack $gap={2}>
      <div>
        <Button icon={<ThumbsUpIcon />} aria-pressed={trip.isLikedByMe} onClick={press}>
          {`${trip.isLikedByMe ? 'Liked' : 'Like'} (${trip.totalLikes})`}
        </Button>
      </div>
      {trip.isLikedByMe && (
        <p>
          You can find this trip again under <Link to="/user-profile">Trips you like</Link> in your profile.
        </p>
      )}
      {trip.isLikeUnknown && <p>We cannot tell at the moment whether you like this trip.</p>}
      {/* Always rendered, because some screen readers ignore an alert that is added together with its text. */}
      <VisuallyHidden role="status">
        {`${like.data ? (like.data.isLikedByMe ? 'You like this trip. ' : 'You no longer like this trip. ') : ''}${like.data ? likesWords(like.data.totalLikes) : ''}`}
      </VisuallyHidden>
      <div role="alert">
        {needsLogin && session.status === 'visitor' && (
          <p>
            Please log in to like trips. <Link to="/login">Log in</Link>
          </p>
        )}
        {like.isError && <p>We could not save your like. Please try again.</p>}
      </div>
    </Stack>
  );
}
