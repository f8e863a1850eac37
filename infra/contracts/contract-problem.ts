/** A promise that a candidate breaks. */
export interface ContractProblem {
  /** The place: `GET /api/venues/{id}, answer 200, averageRating`. */
  readonly at: string;
  /** The problem, in words that continue "at". */
  readonly says: string;
}
