import type { Photo } from '@waymark/contracts-reviews';
import { Dialog } from '@waymark/ui';
import { styled } from 'styled-components';
import { ReportPhoto } from './report-photo';

const FullPhoto = styled.figure`
  display: grid;
  gap: 0.75rem;
  margin: 0;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 70dvh;
    border-radius: 0.5rem;
  }
  figcaption {
    overflow-wrap: anywhere;
  }
`;

/** Shows a photo as large as the screen allows, with its author's description. */
export function PhotoDialog({ photo, onClose }: { photo: Photo | null; onClose: () => void }) {
  return (
    <Dialog open={photo !== null} onClose={onClose} title="Photo" width="60rem">
      {photo && (
        <FullPhoto>
          <img src={photo.url} alt={photo.description} width={photo.width} height={photo.height} />
          <figcaption>{photo.description}</figcaption>
          <div>
            <ReportPhoto key={photo.id} photo={photo} />
          </div>
        </FullPhoto>
      )}
    </Dialog>
  );
}
