import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSupportServices } from '@waymark/contracts-reviews';
import { coreProblem, receiveFile, type UploadStream } from '@waymark/service-kit';

/** The text of the CSV file that a form carries. */
export async function receiveCsv(upload: UploadStream): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'support-services-'));
  try {
    const path = join(folder, 'import.csv');
    const { outcome } = await receiveFile(upload, importSupportServices.upload, path);
    if (outcome === 'too-large') throw coreProblem('request.too-large');
    const text = outcome === 'received' ? await readFile(path, 'utf8') : '';
    if (text.trim() === '') throw coreProblem('request.invalid', { fieldErrors: { file: 'Choose a CSV file that is not empty.' } });
    return text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
