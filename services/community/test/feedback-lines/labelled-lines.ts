import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of feedback with its topic, labelled by hand. */
export interface LabelledLine {
  id: number;
  /** Tune thresholds on `tune` only; `held` measures the result. */
  part: 'tune' | 'held';
  /** Lines with the same topic belong together; `alone` marks lines in no group. */
  topic: string;
  subject: string;
  message: string;
}

/** Written for this test, in different people's style; the typing errors are intentional. */
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

/** Returns precision and recall over all pairs of lines. */
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
