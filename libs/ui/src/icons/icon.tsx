import type { ComponentProps, ReactNode } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height as a CSS length. Default 1.25em, so it scales with its text. */
  size?: string;
}

/** Frame of every icon: 24 px grid, text colour, hidden from assistive technology because its text is read. */
export function Icon({ size = '1.25em', children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      style={{ flex: 'none', ...rest.style }}
    >
      {children}
    </svg>
  );
}
