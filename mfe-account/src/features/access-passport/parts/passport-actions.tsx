import type { NeedsRecord } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { Button, ImageIcon, Inline, LinkButton, PencilIcon } from '@waymark/ui';
import { PASSPORT_FILE_NAME, toPassportFile } from '../codec/passport-file';
import { saveFile } from '../../../shared/save-file';
import type { Squares } from '../../../shared/qr-code/code-image';

const PIXELS = 10;

/** The code as a picture file, sharp on every screen and in print. */
function codePicture(squares: Squares): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = squares.length * PIXELS;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = 'black';
  squares.forEach((row, y) => row.forEach((dark, x) => dark && brush.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS)));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

export interface PassportActionsProps {
  record: NeedsRecord;
  code: Squares | 'failed' | null;
}

/** Paper, file, picture. */
export function PassportActions({ record, code }: PassportActionsProps) {
  const savePicture = async (squares: Squares) => {
    const picture = await codePicture(squares);
    if (picture) saveFile('access-passport.png', picture);
    else
      toast({
        title: 'Error',
        description: 'Your browser could not make the picture. Save the passport as a file instead.',
        variant: 'error',
      });
  };
  return (
    <Inline data-screen-only>
      <Button variant="primary" onClick={() => window.print()}>
        Print the card
      </Button>
      <Button
        onClick={() => saveFile(PASSPORT_FILE_NAME, new Blob([toPassportFile(record)], { type: 'application/json' }))}
      >
        Save as a file
      </Button>
      <Button
        icon={<ImageIcon />}
        disabled={code === null || code === 'failed'}
        onRefused={() =>
          toast({
            title: code ? 'The code could not be made' : 'The code is not ready yet',
            description: 'You can save the passport as a file.',
          })
        }
        onClick={() => code && code !== 'failed' && void savePicture(code)}
      >
        Save the code as a picture
      </Button>
      <LinkButton variant="quiet" to="/accessibility-preferences" icon={<PencilIcon />}>
        Change my needs
      </LinkButton>
    </Inline>
  );
}
