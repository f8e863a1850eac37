/** Injection token of the parsed configuration: `@Inject(CONFIG) config: ReviewsConfig`. */
export const CONFIG = Symbol('CONFIG');
