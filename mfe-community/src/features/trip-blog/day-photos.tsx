import type { TripPhoto } from '@waymark/contracts-community';
import { toast } from '@waymark/mfe-kit';
import { Grid, radii } from '@waymark/ui';
import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { PhotoViewerProps } from './photo-viewer';

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  margin: 0;
  break-inside: avoid;

  button {
    display: block;
    padding: 0;
    overflow: hidden;
    border: 2px solid var(--color-line);
    border-radius: ${radii.control};
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
  }
  figcaption {
    color: var(--color-text-soft);
    overflow-wrap: anywhere;
  }
`;

/** Thumbnails with the author's captions; pressing one opens the viewer. */
export function DayPhotos({ photos, day }: { photos: readonly TripPhoto[]; day: number }) {
  const [at, setAt] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps> | null>(null);

  /** The viewer loads on demand, because most readers never open it. */
  async function show(index: number) {
    try {
      const { PhotoViewer } = await import(/* webpackChunkName: "trip-photo" */ './photo-viewer');
      setViewer(() => PhotoViewer);
      setAt(index);
    } catch {
      toast({
        title: 'We could not open this photo.',
        description: 'Please check your connection and try again.',
        variant: 'error',
      });
    }
  }

  if (photos.length === 0) return null;
  return (
    <>
      <Grid role="list" aria-label={`Photos of day ${day}`} $min="12rem">
        {photos.map(({ id, thumbUrl, width, height, description }, index) => (
          <div role="listitem" key={id}>
            <Figure>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`Show photo ${index + 1} large`}
                onClick={() => void show(index)}
              >
                <img src={thumbUrl} width={width} height={height} alt="" loading="lazy" decoding="async" />
              </button>
              <figcaption>{description}</figcaption>
            </Figure>
          </div>
        ))}
      </Grid>
      {Viewer && <Viewer title={`Photos of day ${day}`} photos={photos} at={at} onAt={setAt} />}
    </>
  );
}
