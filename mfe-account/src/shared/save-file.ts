/** Offers the browser a file to save. The file is created here and sent to no server. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, because some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
