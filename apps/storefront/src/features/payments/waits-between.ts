/** How long a result that is not known yet is asked for by itself: about two minutes. */
const mostAsks = 20

/**
 * The wait before the next question about a payment that the gateway is settling, in ms; false when it is
 * enough and the shopper asks by a button. It grows from 2 to 8 s, since most are settled at once and the
 * rest by a job that runs each minute.
 */
export function waitAfter(asks: number): number | false {
  return asks >= mostAsks ? false : Math.min(2000 + asks * 1000, 8000)
}
