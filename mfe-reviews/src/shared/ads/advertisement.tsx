import { AD_SIZES, type AdSize } from '@waymark/contracts-core';
import { useInBrowser } from '@waymark/mfe-kit';
import { AdSlot } from '@waymark/ui';
import { adsOfPage } from './ads-of-page';

/** An advertisement of this size; of several, one by chance at each opening of the page. Nothing when there is none. */
export function Advertisement({ size }: { size: AdSize }) {
  const ad = useInBrowser(() => {
    const fitting = adsOfPage().filter((known) => known.size === size);
    return fitting[Math.floor(Math.random() * fitting.length)] ?? null;
  }, null);
  return <AdSlot ad={ad} {...AD_SIZES[size]} />;
}
