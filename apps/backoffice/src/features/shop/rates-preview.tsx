import { Table } from '@mantine/core'
import { useState } from 'react'
import { type CurrencyCode, currencies } from '#content/currencies.ts'
import { formatIn } from '#rules/money/format-in.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { RateFields } from '../../data/port/shop.port.ts'
import { useText } from '../../shell/texts.tsx'
import { BeforeAfter, shopLocales } from '../../ui/preview/before-after.tsx'
import { PreviewLanguage } from '../../ui/preview/preview-language.tsx'

/** Pesos of what is sold: something small, something usual, and a vehicle's part. */
const samples = [2990, 19_990, 249_990]

/** Prices as the shop writes them in each currency. */
export function RatesPreview({ saved, typed }: { saved: RateFields; typed: RateFields }) {
  const text = useText()
  const [language, setLanguage] = useState<ShopLanguage>('es')
  return (
    <BeforeAfter
      title={text('SHOP_RATES_PREVIEW')}
      lead={text('SHOP_RATES_PREVIEW_LEAD')}
      controls={<PreviewLanguage value={language} onChange={setLanguage} />}
      before={<Prices rates={saved} language={language} />}
      after={<Prices rates={typed} language={language} />}
    />
  )
}

function Prices({ rates: { usd, eur }, language }: { rates: RateFields; language: ShopLanguage }) {
  const text = useText()
  /** A dash for a rate that is still being typed. */
  const said = (pesos: number, code: CurrencyCode, rate: number) =>
    rate > 0 ? formatIn(pesos, { ...currencies[code], rate: 1 / rate }, shopLocales[language]) : '–'
  return (
    <Table fz="sm" verticalSpacing={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="end">{text('SHOP_RATES_PESOS')}</Table.Th>
          <Table.Th ta="end">{text('SHOP_RATES_DOLLARS')}</Table.Th>
          <Table.Th ta="end">{text('SHOP_RATES_EUROS')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {samples.map((pesos) => (
          <Table.Tr key={pesos}>
            <Table.Td ta="end">{said(pesos, 'CLP', 1)}</Table.Td>
            <Table.Td ta="end">{said(pesos, 'USD', usd)}</Table.Td>
            <Table.Td ta="end">{said(pesos, 'EUR', eur)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
