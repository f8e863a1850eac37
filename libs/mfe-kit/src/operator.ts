import { UNNAMED_OPERATOR, type Operator } from '@waymark/contracts-core';
import { getHost } from './host';

/** Who runs this site. */
export const operator = (): Operator => getHost().operator ?? UNNAMED_OPERATOR;
