const zero = 48

/**
 * Thousands of whole numbers, none below zero, written with a sign between them: an array takes the driver four times as long, in
 * one go. They are read sign by sign: what is parted into texts and read as numbers takes three times as long, and V8 comes to hold
 * each of them as a number with a fraction, in three times the memory.
 */
export function numbersOf(written: string | null = '', sign: ' ' | ',' = ' '): number[] {
  const numbers: number[] = []
  if (written === null || written === '') return numbers
  const between = sign.charCodeAt(0)
  let number = 0
  for (let at = 0; at < written.length; at += 1) {
    const code = written.charCodeAt(at)
    if (code === between) {
      numbers.push(number)
      number = 0
    } else number = number * 10 + (code - zero)
  }
  numbers.push(number)
  return numbers
}
