import type { Product } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './specification-table.module.css'

type Group = {
  group: string
  lang?: string
  entries: { name: string; value: string; lang?: string }[]
}

/** The specification by groups, then the package and the codes that every product has. */
export function SpecificationTable({ product }: { product: Product }) {
  const text = useText()
  const { locale } = useLanguage()
  const { width, height, depth, weight } = product.packageSize
  // What the product's own groups say is not said again.
  const said = new Set(
    product.specification.flatMap(({ group, entries }) => [group, ...entries.map(({ name }) => name)]),
  )
  const codes = [
    { name: text('PRODUCT_SKU'), value: product.sku },
    { name: text('PRODUCT_BRAND'), value: product.brand?.name ?? '' },
    { name: text('PRODUCT_ORIGIN'), value: product.brand?.country ?? '' },
    { name: text('PRODUCT_PART_NUMBER'), value: product.partNumber },
    { name: text('PRODUCT_BARCODE'), value: product.barcode },
  ]
  const groups: Group[] = [
    ...product.specification,
    {
      group: text('PRODUCT_PACKAGE'),
      entries: [
        {
          name: text('PRODUCT_PACKAGE_SIZE'),
          value: text('PRODUCT_PACKAGE_SIZE_VALUE', { width, height, depth }),
        },
        {
          name: text('PRODUCT_PACKAGE_WEIGHT'),
          value: text('PRODUCT_PACKAGE_WEIGHT_VALUE', { weight: weight.toLocaleString(locale) }),
        },
      ],
    },
    {
      group: text('PRODUCT_CODES'),
      entries: codes.filter(({ name, value }) => value !== '' && !said.has(name)),
    },
  ].filter(({ group }, at) => at < product.specification.length || !said.has(group))
  return (
    <div className={styles.groups}>
      {groups.map(({ group, lang, entries }) => (
        <section key={group} className={styles.group}>
          <h2 lang={lang}>{group}</h2>
          <dl>
            {entries.map(({ name, value, lang: own }) => (
              <div key={name} lang={own}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {product.brand && (
        <Link to={`/brand/${product.brand.slug}`} className={styles.brand}>
          {text('PRODUCT_BRAND_ALL', { name: product.brand.name })}
        </Link>
      )}
    </div>
  )
}
