/** Gives the browser a file to save. It is made here and goes to no server. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
