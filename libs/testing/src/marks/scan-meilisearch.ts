import type { FoundMark, Marks } from './found-mark';
import { textFinder } from './text-finder';

const PAGE = 1_000;

/** Searches every document of every index, and searches each index for each mark. */
export async function scanMeilisearch({ url, key }: { url: string; key: string }, marks: Marks): Promise<FoundMark[]> {
  const find = textFinder(marks);
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(
      `${url}${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    if (!answer.ok) throw new Error(`Meilisearch answered ${answer.status} for ${path}`);
    return (await answer.json()) as T;
  };
  const found: FoundMark[] = [];
  const { results: indexes } = await ask<{ results: { uid: string }[] }>('/indexes?limit=1000');
  for (const { uid } of indexes) {
    for (let offset = 0; ; offset += PAGE) {
      const { results } = await ask<{ results: unknown[] }>(`/indexes/${uid}/documents?limit=${PAGE}&offset=${offset}`);
      for (const document of results)
        for (const mark of find(JSON.stringify(document))) found.push({ place: `index ${uid}`, mark });
      if (results.length < PAGE) break;
    }
    for (const mark of marks.texts) {
      const { hits } = await ask<{ hits: unknown[] }>(`/indexes/${uid}/search`, { q: `"${mark}"`, limit: 1 });
      if (hits.length > 0) found.push({ place: `search in ${uid}`, mark });
    }
  }
  return found;
}
