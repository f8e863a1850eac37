/** One promise that a candidate does not keep. */
export interface ContractProblem {
  /** Where: `GET /api/venues/{id}, answer 200, averageRating`. */
  readonly at: string;
  /** What is wrong, in words that continue "at". */
  readonly says: string;
}
