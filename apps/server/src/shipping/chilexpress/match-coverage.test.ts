import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { localitiesOf } from '#chile/localities.ts'
import { regions } from '#chile/regions.ts'
import { areas } from '#sandbox/chilexpress/places.ts'
import { timesOf } from '#testing/counts.ts'
import { matchCoverage, type NamedComuna } from './match-coverage.ts'

/** Where the courier that is tried out does not go: islands, the plateau and the far south. */
const leftOut = '01403 02202 05104 11203 11303 12102 12103 12104 12202 12302 12303 12402 15102 15202'.split(
  ' ',
)

const place = (countyCode: string, countyName: string, coverageName = countyName) => ({
  countyCode,
  countyName,
  coverageName,
  regionCode: 'R5',
})
const comuna = (id: number, name: string, more: Partial<NamedComuna> = {}): NamedComuna => ({
  id,
  name,
  aliases: [],
  localities: [],
  ...more,
})

test('all 346 comunas have their code or are left out, and every place of the courier lies in one', () => {
  const without: string[] = []
  for (const region of regions) {
    const own = comunas.filter(({ regionId }) => regionId === region.id)
    const coverage = matchCoverage(
      own.map((each) => ({ ...each, localities: localitiesOf(each.cut) })),
      areas.filter(({ regionCode }) => regionCode === region.courierCode),
    )
    expect(coverage.unknown).toEqual([])
    expect(coverage.localities).toEqual([])
    expect(coverage.codes.size).toBe(own.length)
    for (const { id, cut, courierCode } of own) {
      const code = coverage.codes.get(id)
      if (code === null) without.push(cut)
      // The codes that were published are those that the names lead to.
      else if (courierCode !== null) expect([cut, code]).toEqual([cut, courierCode])
    }
  }
  expect(without.toSorted()).toEqual(leftOut)
})

test('accents, ñ, spaces and apostrophes tell nothing apart', () => {
  const known = [comuna(1, 'Ñuñoa'), comuna(2, 'O’Higgins'), comuna(3, 'Tiltil'), comuna(4, 'Aysén')]
  const listed = [place('A', 'NUNOA'), place('B', 'OHIGGINS'), place('C', 'TIL TIL'), place('D', 'AYSEN')]
  expect([...matchCoverage(known, listed).codes.values()]).toEqual(['A', 'B', 'C', 'D'])
})

test('a comuna’s own name counts before another’s alias or locality, and what two share tells nothing', () => {
  const known = [
    comuna(1, 'La Cruz'),
    comuna(2, 'Quillota', { aliases: ['La Cruz', 'Boco'], localities: ['San Pedro'] }),
    comuna(3, 'Limache', { localities: ['San Pedro'], aliases: ['Boco'] }),
  ]
  const { codes, unknown } = matchCoverage(known, [
    place('LACR', 'LA CRUZ'),
    place('SANP', 'SAN PEDRO'),
    place('BOCO', 'BOCO'),
  ])
  expect([...codes.values()]).toEqual(['LACR', null, null])
  expect(unknown).toEqual(['SAN PEDRO', 'BOCO'])
})

test('of several places in a comuna the one with its name is its code, and the others are localities', () => {
  const vina = comuna(1, 'Viña del Mar', { localities: ['Reñaca'] })
  const { codes, localities } = matchCoverage(
    [vina, comuna(2, 'Quinchao')],
    [
      place('AREN', 'VINA DEL MAR', 'RENACA'),
      place('BTAR', 'VINA DEL MAR', 'JARDIN DEL MAR'),
      place('VINA', 'VINA DEL MAR'),
      place('ACHA', 'QUINCHAO', 'ACHAO'),
    ],
  )
  expect([...codes.values()]).toEqual(['VINA', 'ACHA'])
  expect(localities).toEqual([
    { comunaId: 1, name: 'Jardin del Mar' },
    { comunaId: 2, name: 'Achao' },
  ])
})

test('a place that is found by its own name when the comuna’s is not known', () => {
  const known = [comuna(1, 'Hualaihué', { aliases: ['Hornopirén'] })]
  expect(matchCoverage(known, [place('HORP', 'PALENA', 'HORNOPIREN')]).codes.get(1)).toBe('HORP')
  expect(matchCoverage(known, [place('XXXX', 'PALENA', 'CHAITEN')]).unknown).toEqual(['PALENA (CHAITEN)'])
  expect(matchCoverage(known, [place('SCOB', 'HUALAIHUE')]).codes.get(1)).toBeNull()
})

test('the order of the list changes nothing', () => {
  const own = comunas.filter(({ regionId }) => regionId === 13)
  const named = own.map((each) => ({ ...each, localities: localitiesOf(each.cut) }))
  const listed = areas.filter(({ regionCode }) => regionCode === 'RM')
  const expected = matchCoverage(named, listed)
  fc.assert(
    fc.property(fc.shuffledSubarray(listed, { minLength: listed.length }), (shuffled) => {
      expect(matchCoverage(named, shuffled).codes).toEqual(expected.codes)
    }),
    { numRuns: timesOf(20, 5) },
  )
})
