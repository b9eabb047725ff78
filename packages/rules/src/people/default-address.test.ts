import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultAfterRemoving, defaultAfterSaving, type KnownAddress } from './default-address.ts'

type Step = { do: 'add' | 'edit' | 'remove'; at: number; wish: boolean | undefined }

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('add', 'edit', 'remove'),
    at: fc.nat(20),
    wish: fc.constantFrom(true, false, undefined),
  }),
  { maxLength: 40 },
)

const marked = (addresses: readonly KnownAddress[], id: number | null): KnownAddress[] =>
  addresses.map((address) => ({ ...address, isDefault: address.id === id }))

function walk(
  walked: readonly Step[],
  check: (before: KnownAddress[], after: KnownAddress[], step: Step, id: number) => void,
) {
  let addresses: KnownAddress[] = []
  let next = 1
  for (const step of walked) {
    const before = addresses
    const target = addresses[step.at % Math.max(1, addresses.length)]
    if (step.do === 'add' || !target) {
      const added = { id: next, isDefault: false }
      next += 1
      addresses = marked([...before, added], defaultAfterSaving(before, added, step.wish))
      check(before, addresses, { ...step, do: 'add' }, added.id)
    } else if (step.do === 'edit') {
      const others = before.filter(({ id }) => id !== target.id)
      addresses = marked(before, defaultAfterSaving(others, target, step.wish))
      check(before, addresses, step, target.id)
    } else {
      const remaining = before.filter(({ id }) => id !== target.id)
      addresses = marked(remaining, defaultAfterRemoving(remaining, target))
      check(before, addresses, step, target.id)
    }
  }
}

const defaultOf = (addresses: readonly KnownAddress[]) => addresses.find(({ isDefault }) => isDefault)?.id

test('however addresses are saved and removed, at most one is the default', () => {
  fc.assert(
    fc.property(steps, (walked) =>
      walk(walked, (_, after) => {
        expect(after.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1)
      }),
    ),
  )
})

test('saving a default clears the others, and the first address becomes the default', () => {
  fc.assert(
    fc.property(steps, (walked) =>
      walk(walked, (before, after, step, id) => {
        if (step.do === 'remove') return
        if (step.wish === true || before.length === 0) expect(defaultOf(after)).toBe(id)
        else if (step.wish === undefined)
          expect(defaultOf(after)).toBe(defaultOf(before) ?? (after.length === 1 ? id : undefined))
      }),
    ),
  )
})

test('removing the default makes the first that remains the default, removing another changes nothing', () => {
  fc.assert(
    fc.property(steps, (walked) =>
      walk(walked, (before, after, step, id) => {
        if (step.do !== 'remove') return
        expect(defaultOf(after)).toBe(defaultOf(before) === id ? after[0]?.id : defaultOf(before))
      }),
    ),
  )
})
