import type { SliceRoute } from '@waymark/contracts-core';

/** A page for everyone, which search engines may list. */
export const isPublicRoute = ({ access, noindex }: SliceRoute): boolean => access === 'visitor' && !noindex;
