import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../../data/port/catalogue.port.ts'
import type { Branch } from '../../../data/port/content.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import { productAtQuery } from '../../product-cards/catalogue.queries.ts'
import { StockBadge } from '../../product-cards/stock-badge.tsx'
import { type Choices, chosenStock } from '../choices.ts'
import styles from './branch-stock.module.css'

/** Which branches have the product, as it is chosen so far (D16). */
export default function BranchStock({ product, choices }: { product: Product; choices: Choices }) {
  const branches = useQuery(branchesQuery(useData()))
  return (
    <ul className={styles.branches}>
      {(branches.data ?? []).map((branch) => (
        <BranchRow key={branch.id} branch={branch} product={product} choices={choices} />
      ))}
    </ul>
  )
}

function BranchRow({ branch, product, choices }: { branch: Branch; product: Product; choices: Choices }) {
  const text = useText()
  const here = useQuery(productAtQuery(useData(), product.slug, branch.id))
  const stock = here.data && chosenStock(here.data, choices)
  return (
    <li>
      <span>
        <b>{branch.comuna}</b>
        <small>{branch.address}</small>
      </span>
      {stock !== undefined && (
        <span className={styles.state}>
          {stock > 0 && stock <= 5 && <small>{text('CATALOGUE_LAST_UNITS', { count: stock })}</small>}
          <StockBadge stock={stock} backorder={false} />
        </span>
      )}
      {here.isPending && <Skeleton inlineSize="72px" blockSize="22px" />}
      {here.isError && <small>{text('PRODUCT_BRANCH_UNKNOWN')}</small>}
    </li>
  )
}
