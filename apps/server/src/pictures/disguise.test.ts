import { expect, test } from 'vitest'
import { isDisguise } from './disguise.ts'

const coded = Buffer.alloc(5000, 0xa7)
const holding = (letters: string) => Buffer.concat([coded, Buffer.from(letters, 'latin1'), coded])

test.each(['<svg', '<SvG>', '<svg\u0000\u0001', '<htmlx', '<?phpx', '<body\u00ff'])(
  'a picture may hold %j among its coded data',
  (letters) => expect(isDisguise(holding(letters))).toBe(false),
)

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<SVG/onload=alert(1)>',
  '<svg\n  onload=alert(1)>',
  '<html>',
  '<body onload=alert(1)>',
  '<?php system(1);',
  '<Script>alert(1)</Script>',
  '<!DOCTYPE html>',
])('one that holds %j is something else as well', (letters) =>
  expect(isDisguise(holding(letters))).toBe(true),
)
