import { averageLink } from './average-link';
import { type FeedbackVectors, likeness, type TextPair } from './embedder';

/** Minimum similarity, tuned on the labelled lines; quality.built.spec.ts guards the result. */
const LEAST_ALIKE = 0.32;

export interface LinesToGroup {
  lines: readonly (TextPair & { id: number })[];
  known: readonly { id: number; lines: readonly TextPair[] }[];
}

interface Placed {
  id: number;
  closeness: number;
}

export interface GroupedLines {
  joined: (Placed & { groupId: number })[];
  clusters: Placed[][];
}

type Tell = (done: number, total: number) => void;

/** Adds lines to known groups that are similar, and groups the remaining ones. A group has at least two lines. */
export async function groupLines(
  { lines, known }: LinesToGroup,
  vectors: FeedbackVectors,
  tell: Tell,
): Promise<GroupedLines> {
  const total = lines.length + known.reduce((sum, group) => sum + group.lines.length, 0);
  let done = 0;
  const vectorOf = async (pair: TextPair) => {
    const vector = await vectors.vector(pair);
    tell((done += 1), total);
    return vector;
  };
  const groups: { id: number; vectors: Float32Array[] }[] = [];
  for (const group of known) groups.push({ id: group.id, vectors: await inTurn(group.lines, vectorOf) });
  const all = await inTurn(lines, async (line) => ({ id: line.id, vector: await vectorOf(line) }));
  const joined = all.flatMap(({ id, vector }) => nearestGroup(id, vector, groups) ?? []);
  const taken = new Set(joined.map(({ id }) => id));
  return {
    joined,
    clusters: clustersOf(all.filter(({ id }) => !taken.has(id))),
  };
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function nearestGroup(
  id: number,
  vector: Float32Array,
  groups: readonly { id: number; vectors: Float32Array[] }[],
): (Placed & { groupId: number }) | null {
  let best = { id, groupId: 0, closeness: -1 };
  for (const group of groups) {
    const closeness = average(group.vectors.map((other) => likeness(vector, other)));
    if (closeness > best.closeness) best = { id, groupId: group.id, closeness };
  }
  return best.closeness >= LEAST_ALIKE ? best : null;
}

function clustersOf(all: readonly { id: number; vector: Float32Array }[]): Placed[][] {
  const count = all.length;
  const alike = new Float32Array(count * count);
  for (const [row, a] of all.entries())
    for (let column = row + 1; column < count; column += 1) {
      const value = likeness(a.vector, (all[column] as typeof a).vector);
      alike[row * count + column] = value;
      alike[column * count + row] = value;
    }
  return averageLink(alike.slice(), count, LEAST_ALIKE)
    .filter((group) => group.length > 1)
    .map((group) =>
      group.map((row) => {
        const others = group.filter((other) => other !== row);
        const closeness = average(others.map((other) => alike[row * count + other] as number));
        return { id: (all[row] as (typeof all)[number]).id, closeness };
      }),
    );
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? -1 : values.reduce((sum, value) => sum + value, 0) / values.length;
