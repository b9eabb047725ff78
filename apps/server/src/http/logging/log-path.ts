/**
 * The path of an address as the log keeps it, without its query and without what may be a person's or open
 * something: an order's token (whoever holds that reads the order), an e-mail, the digits of a RUT or a telephone.
 */
export function logPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.split('/').map(hide).join('/')
}

function hide(segment: string): string {
  if (/[0-9a-f]{32}/i.test(segment)) return ':token'
  if (/@|%40/.test(segment)) return ':mail'
  return segment.replace(/\D/g, '').length >= 7 ? ':number' : segment
}
