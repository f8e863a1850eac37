import { PRODUCT_NAME } from '@waymark/contracts-core';
import { escapeHtml } from './escape-html';
import { SITE_DESCRIPTION } from '../install/site-description';
import type { PageWords } from './page-words';

/** Canonical link, robots, Open Graph and Twitter card. */
export function shareTags({ title, description, canonical, image, noindex }: PageWords): string {
  const robots = noindex ? ['<meta name="robots" content="noindex">'] : [];
  if (!canonical) return robots.join('\n');
  const graph: [string, string | null][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:title', title],
    ['og:description', description ?? SITE_DESCRIPTION],
    ['og:url', canonical],
    ['og:image', image],
  ];
  const tags = graph.flatMap(([name, value]) =>
    value ? [`<meta property="${name}" content="${escapeHtml(value)}">`] : [],
  );
  return [
    ...robots,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...tags,
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('\n');
}
