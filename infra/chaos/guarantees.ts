import { killVotes } from './g01-kill-votes';
import { brokerStoreLost } from './g02-broker-store-lost';
import { frozenPart } from './g03-frozen-part';
import { repeatedPosts } from './g08-repeated-posts';
import type { Guarantee } from './guarantee';

/** In the order in which they are shown. */
export const GUARANTEES: readonly Guarantee[] = [repeatedPosts, killVotes, brokerStoreLost, frozenPart];
