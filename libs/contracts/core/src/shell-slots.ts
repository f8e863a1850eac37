/**
 * The slots of the frame around every page. Their components load after the content; one that fails is left out
 * without an error message.
 */
export interface ShellSlots {
  /** Slot in a member's header, before the link to their profile; each component renders one `<li>`. */
  'header-member': object;
}
