import { PAGE_BOOT_ELEMENT_ID, type PageBoot } from '@waymark/contracts-core';

const BOOT = new RegExp(`id="${PAGE_BOOT_ELEMENT_ID}">(.*?)</script>`, 's');

/** What the page says to somebody who comes for the first time, and the cookie that it gives them (empty when none). */
export async function arrive(origin: string, path = '/login'): Promise<{ boot: PageBoot; cookie: string }> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
  const text = BOOT.exec(await answer.text())?.[1];
  if (answer.status !== 200 || !text) throw new Error(`${path} answered ${answer.status} without a boot text`);
  return { boot: JSON.parse(text) as PageBoot, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The version of a slice that a new visitor gets. */
export async function versionNow(origin: string, slice: string): Promise<string> {
  return (await arrive(origin)).boot.remotes[slice]?.version ?? 'none';
}
