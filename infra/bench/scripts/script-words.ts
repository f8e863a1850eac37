import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ScriptWords {
  scripts: { script: string; name: string; query: string }[];
  sentences: string[];
}

const FILE = join(import.meta.dirname, '../../../services/reviews/test/scripts.json');

/** A venue in each script with what somebody types who looks for it, and long questions. */
export const { scripts: SCRIPTS, sentences: SENTENCES } = JSON.parse(readFileSync(FILE, 'utf8')) as ScriptWords;
