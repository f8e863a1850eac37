import { forgoEvaluation } from './security/no-evaluation';
import { adoptPageNonce } from './security/page-nonce';
import { installTrustedTypes } from './security/trusted-types';

adoptPageNonce();
installTrustedTypes();
forgoEvaluation();

// Federation must settle who provides React before any module that imports it runs, hence the second step. React and
// the shell start in two tasks, because a single one would block a slow phone for a quarter of a second. The page
// preloads both files.
void import('react-dom/client').then(nextTask).then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap'));

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
