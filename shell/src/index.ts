import { forgoEvaluation } from './security/no-evaluation';
import { adoptPageNonce } from './security/page-nonce';
import { installTrustedTypes } from './security/trusted-types';

adoptPageNonce();
installTrustedTypes();
forgoEvaluation();

// Federation settles who provides React before any module that imports it runs: hence the second step.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
