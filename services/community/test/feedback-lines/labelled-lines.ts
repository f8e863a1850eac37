import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A feedback line and which of them say the same, by our own reading. */
export interface LabelledLine {
  id: number;
  /** Thresholds may look at `tune` alone; `held` says how good they are. */
  part: 'tune' | 'held';
  /** Lines of one topic belong together; `alone` stands by itself. */
  topic: string;
  subject: string;
  message: string;
}

/** Written for this, in the manner of many people; typing errors are meant. */
export function labelledLines(): LabelledLine[] {
  const text = readFileSync(join(import.meta.dirname, 'labelled.tsv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line, id) => {
      const [part, topic = '', subject = '', message = ''] = line.split('\t');
      return {
        id,
        part: part === 'tune' ? 'tune' : 'held',
        topic: topic === 'alone' ? `alone ${id}` : topic,
        subject,
        message,
      };
    });
}

export interface PairScore {
  precision: number;
  recall: number;
  f1: number;
}

/** Of all pairs of lines: how many that were put together belong together, and the other way round. */
export function pairScore(lines: readonly LabelledLine[], groupOf: ReadonlyMap<number, number>): PairScore {
  let [right, wrong, missed] = [0, 0, 0];
  for (const [at, a] of lines.entries())
    for (const b of lines.slice(at + 1)) {
      const group = groupOf.get(a.id);
      const together = group !== undefined && group === groupOf.get(b.id);
      const belong = a.topic === b.topic;
      if (together && belong) right += 1;
      else if (together) wrong += 1;
      else if (belong) missed += 1;
    }
  const precision = right / (right + wrong || 1);
  const recall = right / (right + missed || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}
