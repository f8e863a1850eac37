import { EventPattern } from '@nestjs/microservices';
import type { EventContract, EventEnvelope } from '@waymark/contracts-core';

const contracts = new Map<string, EventContract>();

type EventHandler = (event: EventEnvelope<never>, ...args: unknown[]) => unknown;

/** Handles an event on a method of a controller: `handle(@Payload() event: EventEnvelope<EventData<typeof c>>)`. */
export function OnEvent(contract: EventContract) {
  contracts.set(contract.type, contract);
  return <T extends EventHandler>(target: object, name: string | symbol, method: TypedPropertyDescriptor<T>): void => {
    // Nest's decorator type wants `any` data: only the descriptor's static type differs.
    EventPattern(contract.type)(target, name, method as never);
  };
}

/** The contract that a handler was registered with. */
export function handledContract(type: string): EventContract | undefined {
  return contracts.get(type);
}
