import {
  communityContentModerated,
  communityRevertDone,
  revertDecided,
  showCommunityDay,
} from '@waymark/contracts-community';
import { OnEvent, revertParts } from '@waymark/service-kit';
import { DecideRevertController } from './decide-revert/decide-revert.controller';
import { DecideRevert } from './decide-revert/decide-revert.use-case';
import { ReadRevertController } from './read-revert/read-revert.controller';
import { RevertAnswersConsumer } from './revert-answers.consumer';
import { RevertRepository } from './revert.repository';
import { RevertViews } from './revert-views';
import { RevertWriter } from './revert.writer';
import { RevertedComments } from './reverted-comments';
import { RevertedLikes } from './reverted-likes';
import { RevertedTrips } from './reverted-trips';

/** What members do in this slice that staff can take back for a whole day: the same way as in every other. */
const own = revertParts({
  kinds: { trip: RevertedTrips, 'trip-comment': RevertedComments, 'trip-like': RevertedLikes },
  onDecided: OnEvent(revertDecided),
  done: communityRevertDone,
  moderated: communityContentModerated,
  endpoint: showCommunityDay,
});

export const REVERT_CONTROLLERS = [
  ...own.controllers,
  ReadRevertController,
  DecideRevertController,
  RevertAnswersConsumer,
];
export const REVERT_PROVIDERS = [...own.providers, DecideRevert, RevertRepository, RevertViews, RevertWriter];
