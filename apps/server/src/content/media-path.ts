/** Where a file of the demonstration shop or of the back office is served on this host. */
export function mediaPath(file: string): string {
  return `/media/${file}`
}
