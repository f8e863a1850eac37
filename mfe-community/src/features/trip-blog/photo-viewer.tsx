import type { TripPhoto } from '@waymark/contracts-community';
import { ArrowIcon, Button, Dialog, Inline, radii, space } from '@waymark/ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

const Large = styled.figure`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  margin: 0 0 ${space[4]};

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 60dvh;
    border-radius: ${radii.small};
  }
  figcaption {
    justify-self: start;
    overflow-wrap: anywhere;
  }
`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export interface PhotoViewerProps {
  title: string;
  photos: readonly TripPhoto[];
  /** Index of the shown photo; null when closed. */
  at: number | null;
  onAt: (at: number | null) => void;
}

/** Shows one photo in full size with its caption; buttons or arrow keys move on. */
export function PhotoViewer({ title, photos, at, onAt }: PhotoViewerProps) {
  const photo = at === null ? undefined : photos[at];
  const step = (by: number) => {
    if (at !== null && photos[at + by]) onAt(at + by);
  };
  function onKeyDown({ key }: KeyboardEvent) {
    const by = STEPS[key];
    if (by) step(by);
  }
  return (
    <Dialog open={photo !== undefined} onClose={() => onAt(null)} title={title} width="60rem">
      {photo && at !== null && (
        <div onKeyDown={onKeyDown} role="presentation">
          <Large>
            <img src={photo.url} alt={photo.description} width={photo.width} height={photo.height} />
            <figcaption aria-live="polite">
              <strong>{`Photo ${at + 1} of ${photos.length}.`}</strong> <span>{photo.description}</span>
            </figcaption>
          </Large>
          {photos.length > 1 && (
            <Inline $gap={3}>
              <Button
                icon={<ArrowIcon style={{ transform: 'rotate(180deg)' }} />}
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                Previous
              </Button>
              <Button icon={<ArrowIcon />} disabled={at === photos.length - 1} onClick={() => step(1)}>
                Next
              </Button>
            </Inline>
          )}
        </div>
      )}
    </Dialog>
  );
}
