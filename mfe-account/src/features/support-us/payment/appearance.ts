import type { Appearance } from '@stripe/stripe-js';

/** The fields stand in a frame that our styles do not reach: they get the colours of this page, as the reader chose them. */
export function appearanceOf(element: Element): Appearance {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: styles.colorScheme.includes('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorTextSecondary: color('text-soft'),
      colorDanger: color('bad'),
      fontFamily: styles.fontFamily,
      fontSizeBase: styles.fontSize,
      spacingUnit: '5px',
      borderRadius: '12px',
    },
  };
}
