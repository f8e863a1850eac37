import { PAGE_BOOT_ELEMENT_ID, type Ad, type PageBoot } from '@waymark/contracts-core';

/** The advertisements that this page load came with, as the gateway checked them. */
export function adsOfPage(): readonly Ad[] {
  const text = document.getElementById(PAGE_BOOT_ELEMENT_ID)?.textContent;
  return text ? ((JSON.parse(text) as PageBoot).ads ?? []) : [];
}
