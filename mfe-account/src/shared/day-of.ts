export { dayWords as dayOf } from '@waymark/contracts-core';
