import type { ReactElement } from 'react';

/** The product's mark: a level path that rises, and somebody on it. The gateway draws the same as icon of tab and app. */
export function Mark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="2.125rem" height="2.125rem" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#07335a" />
      <path
        d="M6 23.5h5.5L21 15h5"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="12.5" cy="11.5" r="3.8" fill="#f3c34f" />
    </svg>
  );
}
