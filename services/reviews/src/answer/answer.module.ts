import { Module } from '@nestjs/common';
import { AnswerWriter } from './answer-writer';
import { GiveAnswerController } from './give-answer.controller';
import { GiveAnswer } from './give-answer.use-case';

/** Answers of visitors about the accessibility of a venue. */
@Module({ controllers: [GiveAnswerController], providers: [AnswerWriter, GiveAnswer], exports: [AnswerWriter] })
export class AnswerModule {}
