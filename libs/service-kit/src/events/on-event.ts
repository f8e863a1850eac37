import { EventPattern } from '@nestjs/microservices';
import type { EventContract, EventEnvelope } from '@waymark/contracts-core';

const contracts = new Map<string, EventContract>();

type EventHandler = (event: EventEnvelope<never>, ...args: unknown[]) => unknown;

/** Marks a controller method as an event handler: `handle(@Payload() event: EventEnvelope<EventData<typeof c>>)`. */
export function OnEvent(contract: EventContract) {
  contracts.set(contract.type, contract);
  return <T extends EventHandler>(target: object, name: string | symbol, method: TypedPropertyDescriptor<T>): void => {
    // Nest's decorator type requires `any` data; only the static type of the descriptor differs.
    EventPattern(contract.type)(target, name, method as never);
  };
}

/** Returns the contract that a handler was registered with. */
export function handledContract(type: string): EventContract | undefined {
  return contracts.get(type);
}
