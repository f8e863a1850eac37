import { Module } from '@nestjs/common';
import { ListStatementsController } from './list-statements/list-statements.controller';
import { ListStatements } from './list-statements/list-statements.use-case';
import { StatementsRepository } from './list-statements/statements.repository';

/** The history of a venue's facts: who said what, and when. */
@Module({ controllers: [ListStatementsController], providers: [ListStatements, StatementsRepository] })
export class StatementModule {}
