export { dayWords as formatDate } from '@waymark/contracts-core';
