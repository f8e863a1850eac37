import { Module } from '@nestjs/common';
import { DescribeContentPageController } from './describe-content-page.controller';

@Module({ controllers: [DescribeContentPageController] })
export class ContentPageModule {}
