import type { VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { radius, Section, space } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listVenuePhotos } from '../../../endpoints';
import type { PhotoViewer } from './photo-viewer';
import { sayPhotoNotOpened } from '../../../shared/review-card/say-photo-not-opened';

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space[4]};
  padding: 0;
  margin: 0;
  list-style: none;

  button {
    display: block;
    width: 100%;
    padding: 0;
    overflow: hidden;
    border: 2px solid var(--color-line);
    border-radius: ${radius};
    background: var(--color-sunken);
    cursor: zoom-in;
  }
  button:hover {
    border-color: var(--color-accent);
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    color: var(--color-text);
  }
  p {
    padding-top: ${space[2]};
    overflow-wrap: anywhere;
  }
`;

const isOf = (venue: VenueDetail) => (id: number) => venue.reviews.some((review) => review.id === id);

/**
 * All photos of a place's reviews with their descriptions. Optional: renders nothing without photos or after a
 * failure.
 */
export function VenuePhotos({ venue }: { venue: VenueDetail }) {
  const params = { id: venue.id };
  const { data: photos = [] } = useQuery({
    queryKey: [addressOf(listVenuePhotos, { params })],
    queryFn: ({ signal }) => call(listVenuePhotos, { params, signal }),
    retry: false,
  });
  const [at, setAt] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof PhotoViewer | null>(null);

  /** The viewer loads on demand. */
  async function show(place: number) {
    try {
      const { PhotoViewer: Loaded } = await import(/* webpackChunkName: "photo-dialog" */ './photo-viewer');
      setViewer(() => Loaded);
      setAt(place);
    } catch {
      sayPhotoNotOpened();
    }
  }

  if (photos.length === 0) return null;
  return (
    <Section id="photos" heading="Photos" intro={`Taken and captioned by visitors. ${photos.length} in total.`}>
      <Photos role="list" aria-label="Photos">
        {photos.map(({ id, thumbUrl, description, width, height }, place) => (
          <li key={id}>
            <button type="button" aria-haspopup="dialog" onClick={() => void show(place)}>
              <img
                src={thumbUrl}
                alt={`Photo: ${description}`}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </button>
            <p aria-hidden="true">{description}</p>
          </li>
        ))}
      </Photos>
      {Viewer && <Viewer of={venue.name} photos={photos} at={at} onAt={setAt} hasReview={isOf(venue)} />}
    </Section>
  );
}
