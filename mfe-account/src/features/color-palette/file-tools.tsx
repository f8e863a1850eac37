import { announce } from '@waymark/mfe-kit';
import { Alert, Button, Inline, Stack } from '@waymark/ui';
import { useRef, useState } from 'react';
import { saveFile } from '../../shared/save-file';
import { type ReadPalette, FILE_MAX_BYTES, FILE_TOO_LARGE, readPaletteFile } from './read-palette-file';
import { judgePalette } from './judge-palette';
import type { Palette, TextSizes } from './palettes/palette';

/** Returns a palette file: name, description, colors, fontSize, lineHeight, timestamp. */
export function writePaletteFile(
  { name, description, colors }: Palette,
  { fontSize, lineHeight }: TextSizes,
  now: Date,
): string {
  return `${JSON.stringify({ name, description, colors, fontSize, lineHeight, timestamp: now.toISOString() }, null, 2)}\n`;
}

/** Returns a file name for any palette name. */
export function paletteFileName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'palette'}.json`;
}

/** Reads the chosen file. A file that is too large is rejected by its size without being opened. */
export async function importPalette(file: File): Promise<ReadPalette> {
  if (file.size > FILE_MAX_BYTES) return { problem: FILE_TOO_LARGE };
  try {
    return readPaletteFile(await file.text());
  } catch {
    return { problem: 'Your browser could not read this file. Please choose it again.' };
  }
}

interface FileToolsProps {
  palette: Palette;
  sizes: TextSizes;
  onImport: (palette: Palette, sizes: Partial<TextSizes>) => void;
}

/** Exports a palette to a file, or imports one. */
export function FileTools({ palette, sizes, onImport }: FileToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ReadPalette | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await importPalette(file);
    setResult(read);
    if ('palette' in read) onImport(read.palette, read.sizes);
  }
  function save() {
    const content = writePaletteFile(palette, sizes, new Date());
    saveFile(paletteFileName(palette.name), new Blob([content], { type: 'application/json' }));
    announce(`Exported ${palette.name}.`);
  }
  return (
    <Stack $gap={3}>
      <Inline>
        <Button onClick={save}>Export</Button>
        <Button onClick={() => input.current?.click()}>Import</Button>
        <input
          hidden
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Palette file"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Empties the field, so that people can choose the same file again after fixing it.
            event.target.value = '';
          }}
        />
      </Inline>
      {result && <ImportResult result={result} />}
    </Stack>
  );
}

function ImportResult({ result }: { result: ReadPalette }) {
  if ('problem' in result) {
    return (
      <Alert tone="bad" role="alert" title="We could not import this file.">
        {`${result.problem} Your palette has not changed.`}
      </Alert>
    );
  }
  const weak = !judgePalette(result.palette.colors).isAa;
  return (
    <Alert tone={weak ? 'warn' : 'good'} role="status" title={`Imported “${result.palette.name}”.`}>
      {weak
        ? 'Some of its colours do not have enough contrast. See “Accessibility information” below.'
        : 'Its colours have enough contrast.'}
    </Alert>
  );
}
