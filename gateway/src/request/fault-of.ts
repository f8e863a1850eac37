import type { CoreProblemCode } from '@waymark/contracts-core';

const FAULTS: Readonly<Record<string, CoreProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
};

/** What is wrong with bytes that Node's parser gave up on. */
export const faultOf = (error: NodeJS.ErrnoException): CoreProblemCode =>
  FAULTS[error.code ?? ''] ?? 'request.malformed';
