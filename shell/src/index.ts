import { forgoEvaluation } from './security/no-evaluation';
import { adoptPageNonce } from './security/page-nonce';
import { installTrustedTypes } from './security/trusted-types';

adoptPageNonce();
installTrustedTypes();
forgoEvaluation();

// Federation settles who provides React before any module that imports it runs: hence the second step. React and the shell are
// started in two tasks (both files are on their way, the page names them): one would stop a slow phone for a quarter of a second.
void import('react-dom/client').then(nextTask).then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap'));

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
