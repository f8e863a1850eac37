import type { NeedsRecord } from '@waymark/contracts-account';
import { pointOut } from '@waymark/mfe-kit';
import { Alert, Button, Card, ImageIcon, Section, Stack, TextArea } from '@waymark/ui';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readPassportFile } from '../codec/passport-file';
import { PASSPORT_PROBLEMS, type PassportRead } from '../codec/passport-read';
import { readPassportText } from '../codec/passport-text';
import { BroughtIn } from './brought-in';

/** Parses pasted text: the content of a file, or the text that a phone read from the QR code. */
export function readPasted(text: string): PassportRead {
  return text.trimStart().startsWith('{') ? readPassportFile(text) : readPassportText(text);
}

const Name = styled.p`
  font-weight: 600;
`;

/** A button of ours that opens the browser's file picker. */
function FileChooser({ busy, onChange }: { busy: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <Stack $gap={2}>
      <Name>A file, or a picture of the code</Name>
      <p id={hint}>The file you saved, or a photo or screenshot of the code.</p>
      <div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Choose a passport"
          accept=".json,application/json,image/*"
          onChange={onChange}
        />
        <Button icon={<ImageIcon />} busy={busy} aria-describedby={hint} onClick={() => chooser.current?.click()}>
          {busy ? 'Reading...' : 'Choose a file or picture'}
        </Button>
      </div>
    </Stack>
  );
}
const FILE_MAX = 64 * 1024;
const PICTURE_MAX = 15 * 1024 * 1024;

/**
 * Reads the chosen file: a saved passport or a picture of its QR code. Checks the size first and never reads a large
 * file.
 */
async function readChosenFile(file: File): Promise<PassportRead> {
  const isPicture = file.type.startsWith('image/');
  if (file.size > (isPicture ? PICTURE_MAX : FILE_MAX)) return { problem: 'too-large' };
  if (!isPicture) return readPasted(await file.text());
  const { readPicture } = await import(/* webpackChunkName: "read-passport-picture" */ '../codec/read-picture');
  return readPicture(file);
}

const MISSING = 'Paste a passport’s text first.';

/**
 * Imports a passport from another device or browser: a file, a picture of the QR code, or its text. All in the
 * browser; nothing is sent.
 */
export function BringIn({ own }: { own: NeedsRecord | null }) {
  const [read, setRead] = useState<PassportRead | null>(null);
  const [pasted, setPasted] = useState('');
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const mine = (newest.current += 1);
    setBusy(true);
    const result = await readChosenFile(file).catch((): PassportRead => ({ problem: 'not-a-passport' }));
    // Empties the field, so that people can choose the same file again after fixing it.
    target.value = '';
    if (mine !== newest.current) return;
    setBusy(false);
    setRead(result);
  };
  const paste = (event: FormEvent) => {
    event.preventDefault();
    setRead(readPasted(pasted));
  };
  const refuse = () => {
    setIsMissing(true);
    pointOut(box.current, MISSING);
  };
  const done = () => {
    setRead(null);
    setPasted('');
  };
  return (
    <Section
      data-screen-only
      heading="Import a passport"
      intro="From another phone, computer or browser. It is read on this device and not sent anywhere."
    >
      <Card>
        <Stack $gap={6}>
          <FileChooser busy={busy} onChange={(event) => void choose(event)} />
          <form noValidate onSubmit={paste} data-kept="memory">
            <Stack $gap={3}>
              <TextArea
                label="Or paste its text"
                hint="The text that a phone shows when it scans the code, or the contents of the file."
                name="pastedPassport"
                autoComplete="off"
                maxLength={65_536}
                ref={box}
                value={pasted}
                error={isMissing && pasted.trim() === '' && MISSING}
                onChange={({ target }) => setPasted(target.value)}
              />
              <div>
                <Button type="submit" disabled={pasted.trim() === ''} onRefused={refuse}>
                  Import this text
                </Button>
              </div>
            </Stack>
          </form>
          {read?.problem && (
            <Alert tone="bad" role="alert" title="We could not read this">
              {PASSPORT_PROBLEMS[read.problem]}
            </Alert>
          )}
        </Stack>
      </Card>
      {read?.record && <BroughtIn record={read.record} own={own} onDone={done} />}
    </Section>
  );
}
