export * from './accent-palettes';
export * from './colour-variables';
export * from './mark-palettes';
export * from './neutral-palettes';
export * from './site-mark';
