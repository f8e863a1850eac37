import type { PageToOpen } from './pages-to-open';
import { visitPage } from './visit-page';
import type { Visitor } from './visitor';

/** Pages that are opened at a time: more only wait for the processor. */
const AT_A_TIME = 3;

/** Opens each page as each visitor; answers what is wrong, by page and visitor. */
export async function openAll(
  origin: string,
  pages: readonly PageToOpen[],
  visitors: readonly Visitor[],
  signal: AbortSignal,
): Promise<string[]> {
  const waiting = visitors.flatMap((visitor) => pages.map((page) => ({ visitor, page })));
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const { visitor, page } = next;
      if (page.path === null) continue;
      const faults = await visitPage(await visitor.open(), origin + page.path);
      if (page.isLive && visitor.missing.has(page.path)) continue;
      problems.push(...faults.map((fault) => `${page.path}, ${visitor.who}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return problems.sort();
}
