/** A member of staff whose request was let through: their role is what the database says now. */
export interface StaffActor {
  id: number;
  role: 'moderator' | 'admin';
  /** Where the request came from, shortened for the log. */
  origin: string;
}
