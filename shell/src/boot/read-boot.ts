import { PAGE_BOOT_ELEMENT_ID, PRODUCT_NAME, type PageBoot } from '@waymark/contracts-core';

const EMPTY: PageBoot = { productName: PRODUCT_NAME, remotes: {}, mode: 'production' };

/** What the page came with. Without it the frame still works: it has no pages, and says so. */
export function readBoot(): PageBoot {
  const text = document.getElementById(PAGE_BOOT_ELEMENT_ID)?.textContent;
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<PageBoot>) } : EMPTY;
}
