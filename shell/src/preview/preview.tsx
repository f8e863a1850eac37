import { lazy, Suspense, type ReactElement } from 'react';
import type { PageBoot } from '@waymark/contracts-core';

const PreviewNotice = lazy(() => import(/* webpackChunkName: "notices" */ './preview-notice'));

/** Only previewing browsers load more code than this. */
export function Preview({ builds }: { builds: PageBoot['preview'] }): ReactElement | null {
  if (!builds) return null;
  return (
    <Suspense>
      <PreviewNotice builds={builds} />
    </Suspense>
  );
}
