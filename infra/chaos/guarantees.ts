import { killLikes, killVerifications, killVotes } from './g01-killed-processes';
import { brokerStoreLost } from './g02-broker-store-lost';
import { frozenPart } from './g03-frozen-part';
import { poisonEvent } from './g05-poison-event';
import { disorder } from './g06-disorder';
import { repeatedPosts } from './g08-repeated-posts';
import { giving } from './g09-giving';
import { decisions } from './g10-decisions';
import { rolledServices } from './g13-rolled-services';
import { slowSockets } from './g15-slow-sockets';
import { deadlines } from './g16-deadlines';
import type { Guarantee } from './guarantee';
import { lostNode } from './lost-node';
import { partsDown } from './parts-down';

/**
 * In the order in which they are shown. The broker's lost store first: all that a week wrote is published and looked at again then,
 * and its time is that of what it writes itself, not of what the others wrote before.
 */
export const GUARANTEES: readonly Guarantee[] = [
  brokerStoreLost,
  repeatedPosts,
  rolledServices,
  killVotes,
  killVerifications,
  killLikes,
  giving,
  decisions,
  lostNode,
  frozenPart,
  partsDown,
  slowSockets,
  poisonEvent,
  disorder,
  deadlines,
];
