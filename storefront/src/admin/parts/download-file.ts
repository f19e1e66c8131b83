export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked late, because the browser must have started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
