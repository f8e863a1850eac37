/** Width and height in CSS pixels. Separate from the schema, so that pages can use it without zod. */
export const AD_SIZES = {
  sidebar: { width: 300, height: 250 },
  inline: { width: 728, height: 90 },
  footer: { width: 320, height: 50 },
  compact: { width: 320, height: 100 },
} as const;
export type AdSize = keyof typeof AD_SIZES;
