/** What the votes must be: each member sends one after another, so the order per member and review is known. */
export class ExpectedVotes {
  private readonly votes = new Map<string, boolean>();

  /** Applies an accepted vote: the same value again takes it back (READINGS, votes). */
  accept(reviewId: number, memberId: number, isHelpful: boolean): void {
    const key = `${reviewId}:${memberId}`;
    if (this.votes.get(key) === isHelpful) this.votes.delete(key);
    else this.votes.set(key, isHelpful);
  }

  /** `review:member:helpful`, sorted, to compare with the table. */
  rows(): string[] {
    return [...this.votes].map(([key, isHelpful]) => `${key}:${isHelpful}`).sort();
  }
}
