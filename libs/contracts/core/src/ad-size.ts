/** Width and height in CSS pixels. Apart from its schema, so that pages can have it without zod. */
export const AD_SIZES = {
  sidebar: { width: 300, height: 250 },
  inline: { width: 728, height: 90 },
  footer: { width: 320, height: 50 },
  compact: { width: 320, height: 100 },
} as const;
export type AdSize = keyof typeof AD_SIZES;
