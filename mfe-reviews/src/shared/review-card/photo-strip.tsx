import type { Photo } from '@waymark/contracts-reviews';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PhotoDialog } from './photo-dialog';
import { sayPhotoNotOpened } from './say-photo-not-opened';

const PhotoRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A fixed size, so that nothing moves when the picture loads. */
const PhotoButton = styled.button`
  display: block;
  width: 8rem;
  height: 6rem;
  padding: 0;
  overflow: hidden;
  border: 2px solid var(--color-line);
  border-radius: 0.75rem;
  background: var(--color-sunken);
  cursor: zoom-in;

  &:hover {
    border-color: var(--color-accent);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    color: var(--color-text);
  }
`;

interface PhotoStripProps {
  photos: readonly Photo[];
  /** The photos' author, for the name of the list. */
  reviewerName: string;
}

/** Thumbnails with the author's descriptions; pressing one opens it in full size. */
export function PhotoStrip({ photos, reviewerName }: PhotoStripProps) {
  const [open, setOpen] = useState<Photo | null>(null);
  const [Large, setLarge] = useState<typeof PhotoDialog | null>(null);

  /** The dialog loads on demand, because most readers never open it. */
  async function show(photo: Photo) {
    try {
      const { PhotoDialog: Loaded } = await import(/* webpackChunkName: "photo-dialog" */ './photo-dialog');
      setLarge(() => Loaded);
      setOpen(photo);
    } catch {
      sayPhotoNotOpened();
    }
  }

  if (photos.length === 0) return null;
  return (
    <>
      <PhotoRow role="list" aria-label={`Photos by ${reviewerName}`}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoButton type="button" aria-haspopup="dialog" onClick={() => void show(photo)}>
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
      {Large && <Large photo={open} onClose={() => setOpen(null)} />}
    </>
  );
}
