import type Stripe from 'stripe';
import { badParam, missing, unknownParam } from './stripe-problem';

type Values = Readonly<Record<string, unknown>>;

/** A request's fields, decoded from its form. Rejects unknown fields, as Stripe does. */
export class Params {
  private readonly seen = new Set<string>();
  private readonly inner: Params[] = [];

  constructor(
    private readonly values: Values,
    private readonly path = '',
  ) {}

  /** The name as in an error response: `items[0][price]`. */
  private nameOf(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }

  private raw(name: string): unknown {
    this.seen.add(name);
    return this.values[name];
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw badParam(this.nameOf(name), `Invalid string: ${this.nameOf(name)}`);
    return value;
  }

  needText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missing(this.nameOf(name));
    return value;
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen) return chosen;
    throw badParam(this.nameOf(name), `Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,12}$/.test(value))
      throw badParam(this.nameOf(name), `Invalid integer: ${value}`, 'parameter_invalid_integer');
    return Number(value);
  }

  needInteger(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw missing(this.nameOf(name));
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  /** Merges the given metadata into the existing; an empty value removes a key. */
  metadata(before: Stripe.Metadata = {}): Stripe.Metadata {
    const given = this.raw('metadata');
    if (given === '') return {};
    const merged = Object.entries({ ...before, ...(given ?? {}) }).map(([key, value]) => [key, String(value)]);
    return Object.fromEntries(merged.filter(([, value]) => value !== ''));
  }

  group(name: string): Params | undefined {
    const value = this.raw(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'object' || value === null) throw badParam(this.nameOf(name), 'Invalid object');
    return this.keep(new Params(value as Values, this.nameOf(name)));
  }

  /** Returns a number, or a range of numbers. */
  numberOrGroup(name: string): number | Params | undefined {
    return typeof this.values[name] === 'string' ? this.integer(name) : this.group(name);
  }

  groups(name: string): Params[] {
    const value = this.raw(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw badParam(this.nameOf(name), 'Invalid array');
    return value.map((one, index) => this.keep(new Params(one as Values, `${this.nameOf(name)}[${index}]`)));
  }

  texts(name: string): string[] {
    const value = this.raw(name);
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw badParam(this.nameOf(name), 'Invalid array');
    return value.map(String);
  }

  /** Accepts these fields without effect. */
  ignore(...names: string[]): void {
    names.forEach((name) => this.seen.add(name));
  }

  refuseUnknown(): void {
    const unknown = Object.keys(this.values).find((name) => !this.seen.has(name));
    if (unknown !== undefined) throw unknownParam(this.nameOf(unknown));
    this.inner.forEach((params) => params.refuseUnknown());
  }

  private keep(params: Params): Params {
    this.inner.push(params);
    return params;
  }
}
