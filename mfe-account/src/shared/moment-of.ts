export { momentWords as momentOf } from '@waymark/contracts-core';
