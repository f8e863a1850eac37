import { feedbackText } from './feedback-text';

export interface TextPair {
  subject: string;
  message: string;
}

/** Returns the vector of a text. */
export type Embed = (text: string) => Promise<readonly number[]>;

/** The parts of a feedback entry with their weights in the similarity. The weights add up to 1. */
const PARTS: readonly { weight: number; text: (pair: TextPair) => string }[] = [
  { weight: 0.5, text: ({ subject, message }) => `${subject}. ${message}` },
  { weight: 0.25, text: ({ message }) => message },
  { weight: 0.25, text: ({ subject }) => subject },
];

/**
 * Stores one vector per feedback; the product of two is their similarity. Half of it comes from subject and message
 * together, a quarter from each of them. The vector of what all feedback has in common is subtracted.
 */
export class FeedbackVectors {
  private constructor(
    private readonly embed: Embed,
    private readonly means: readonly (readonly number[])[],
  ) {}

  static async of(embed: Embed, background: readonly TextPair[]): Promise<FeedbackVectors> {
    const means: number[][] = [];
    for (const { text } of PARTS) {
      const vectors: number[][] = [];
      for (const pair of background) vectors.push(unit(await embed(readable(text(pair)))));
      means.push(mean(vectors));
    }
    return new FeedbackVectors(embed, means);
  }

  async vector(pair: TextPair): Promise<Float32Array> {
    const parts: number[] = [];
    for (const [index, { weight, text }] of PARTS.entries()) {
      const raw = unit(await this.embed(readable(text(pair))));
      const common = this.means[index] ?? [];
      const own = unit(raw.map((value, at) => value - (common[at] ?? 0)));
      parts.push(...own.map((value) => value * Math.sqrt(weight)));
    }
    return Float32Array.from(parts);
  }
}

export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/** The model rejects empty text. */
const readable = (text: string): string => feedbackText(text) || 'nothing';

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function mean(vectors: readonly number[][]): number[] {
  return (vectors[0] ?? []).map(
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );
}
