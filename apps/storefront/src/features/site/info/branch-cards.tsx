import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { PhoneLink } from '../../../ui/actions/phone-link.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import styles from './branch-cards.module.css'

/** Where the shop's branches are, and their telephones. */
export function BranchCards() {
  const { data: branches } = useQuery(branchesQuery(useData()))
  return (
    <ul className={styles.branches}>
      {branches?.map(({ id, name, address, comuna, phone }) => (
        <li key={id}>
          <address>
            <b>{name}</b>
            <span>
              {address}, {comuna}
            </span>
            <PhoneLink phone={phone} />
          </address>
        </li>
      ))}
    </ul>
  )
}
