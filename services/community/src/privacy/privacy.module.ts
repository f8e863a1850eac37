import { Module } from '@nestjs/common';
import { privacyParts } from '@waymark/service-kit';
import { CaseModule } from '../case/case.module';
import { CommentModule } from '../comment/comment.module';
import { FeedbackModule } from '../feedback/feedback.module';
import { PeopleModule } from '../people/people.module';
import { SuggestionModule } from '../suggestion/suggestion.module';
import { TripModule } from '../trip/trip.module';
import { COMMUNITY_PRIVACY } from './privacy.declaration';

const PARTS = privacyParts(COMMUNITY_PRIVACY);

/** Deletes and exports this slice's data about a member. */
@Module({ imports: [CaseModule, CommentModule, FeedbackModule, PeopleModule, SuggestionModule, TripModule], ...PARTS })
export class PrivacyModule {}
