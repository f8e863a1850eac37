import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { ENDPOINT_RULE, type EndpointRule } from './endpoint-metadata';

/** Sends only what the contract promises: a field that slipped in from the database never leaves. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = Reflect.getMetadata(ENDPOINT_RULE, context.getHandler()) as EndpointRule | undefined;
    const schema = rule && 'contract' in rule ? rule.contract.response : undefined;
    return schema ? next.handle().pipe(map((body) => schema.parse(body))) : next.handle();
  }
}
