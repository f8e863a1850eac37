import { killVotes } from './g01-kill-votes';
import { brokerStoreLost } from './g02-broker-store-lost';
import { frozenPart } from './g03-frozen-part';
import { poisonEvent } from './g05-poison-event';
import { disorder } from './g06-disorder';
import { repeatedPosts } from './g08-repeated-posts';
import type { Guarantee } from './guarantee';

/** In the order in which they are shown. */
export const GUARANTEES: readonly Guarantee[] = [repeatedPosts, killVotes, brokerStoreLost, frozenPart, poisonEvent, disorder];
