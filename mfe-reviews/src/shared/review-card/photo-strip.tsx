import type { Photo } from '@waymark/contracts-reviews';
import { Dialog } from '@waymark/ui';
import { useState } from 'react';
import { FullPhoto, PhotoButton, PhotoRow } from './photo-strip-styles';

interface PhotoStripProps {
  photos: readonly Photo[];
  /** Whose photos they are, for the name of the list. */
  reviewerName: string;
}

/** Small photos with their author's descriptions; pressing one shows it large. */
export function PhotoStrip({ photos, reviewerName }: PhotoStripProps) {
  const [open, setOpen] = useState<Photo | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <PhotoRow role="list" aria-label={`Photos by ${reviewerName}`}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoButton type="button" aria-haspopup="dialog" onClick={() => setOpen(photo)}>
              <img
                src={photo.thumbUrl}
                alt={`Photo: ${photo.description}`}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
              />
            </PhotoButton>
          </li>
        ))}
      </PhotoRow>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title="Photo" width="60rem">
        {open && (
          <FullPhoto>
            <img src={open.url} alt={open.description} width={open.width} height={open.height} />
            <figcaption>{open.description}</figcaption>
          </FullPhoto>
        )}
      </Dialog>
    </>
  );
}
