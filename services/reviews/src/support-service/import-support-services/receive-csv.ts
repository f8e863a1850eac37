import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importSupportServices } from '@waymark/contracts-reviews';
import { coreProblem, receiveFile, type UploadStream, withWorkFolder } from '@waymark/service-kit';

/** Returns the text of the CSV file in a form. */
export function receiveCsv(upload: UploadStream): Promise<string> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, 'import.csv');
    const { outcome } = await receiveFile(upload, importSupportServices.upload, path);
    if (outcome === 'too-large') throw coreProblem('request.too-large');
    const text = outcome === 'received' ? await readFile(path, 'utf8') : '';
    if (text.trim() === '')
      throw coreProblem('request.invalid', { fieldErrors: { file: 'Choose a CSV file that is not empty.' } });
    return text;
  });
}
