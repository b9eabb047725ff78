import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '../../data/port/addresses.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { Account } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { AddressText } from '../shipping/address-text.tsx'
import styles from './addresses.module.css'
import { addressesQuery } from './addresses.queries.ts'

/** `/account/addresses`: every address of the account, the default marked. */
export default function AddressesPage() {
  const text = useText()
  const title = text('ADDRESSES_TITLE')
  usePageHead({ title, robots: 'noindex' })
  return <AccountLayout title={title}>{(account) => <Addresses account={account} />}</AccountLayout>
}

function Addresses({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const { data: addresses, isError, refetch } = useQuery(addressesQuery(data, account.customerId))
  if (isError) {
    return (
      <EmptyState icon="alert" title={text('ADDRESSES_FAILED')} text={text('MY_ORDERS_FAILED_TEXT')}>
        <Button onClick={() => refetch()}>{text('CHECKOUT_RETRY')}</Button>
      </EmptyState>
    )
  }
  if (!addresses) {
    return (
      <div className={styles.list}>
        <CardSkeleton blockSize="228px" lines={4} />
        <CardSkeleton blockSize="228px" lines={4} />
      </div>
    )
  }
  if (addresses.length === 0) {
    return (
      <EmptyState icon="pin" title={text('ADDRESSES_NONE')} text={text('ADDRESSES_NONE_TEXT')}>
        <ButtonLink to="/account/addresses/new" kind="accent" icon="plus">
          {text('ADDRESS_ADD')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <OneAddress key={address.id} account={account} address={address} />
      ))}
      <li className={styles.add}>
        <Link to="/account/addresses/new">
          <Icon name="plus" size={28} />
          {text('ADDRESS_ADD')}
        </Link>
      </li>
    </ul>
  )
}

function OneAddress({ account, address }: { account: Account; address: Address }) {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'default' | 'remove' | null>(null)
  const [asks, setAsks] = useState(false)
  const street = `${address.street} ${address.number}`
  const run = async (what: 'default' | 'remove') => {
    if (busy) return
    setBusy(what)
    try {
      if (what === 'remove') await data.addresses.remove(address.id)
      else await data.addresses.edit(account.customerId, address.id, address, true)
      setAsks(false)
      show({
        tone: 'success',
        text: text(what === 'remove' ? 'ADDRESS_REMOVED' : 'ADDRESS_DEFAULT_DONE'),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      show({ tone: 'failure', text: text('ACCOUNT_ERROR_NETWORK') })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['account'] })
      setBusy(null)
    }
  }
  return (
    <li data-default={address.isDefault || undefined}>
      {address.isDefault && (
        <span className={styles.badge}>
          <Icon name="check" size={16} />
          {text('ADDRESS_IS_DEFAULT')}
        </span>
      )}
      <AddressText address={address} />
      <div className={styles.actions}>
        <ButtonLink
          to={`/account/addresses/${address.id}`}
          kind="outline"
          size="small"
          aria-label={text('ADDRESS_EDIT_OF', { street })}
        >
          {text('ADDRESS_EDIT')}
        </ButtonLink>
        <Button
          kind="quiet"
          size="small"
          icon="trash"
          aria-label={text('ADDRESS_REMOVE_OF', { street })}
          onClick={() => setAsks(true)}
        >
          {text('ADDRESS_REMOVE')}
        </Button>
        {!address.isDefault && (
          <Button
            kind="outline"
            size="small"
            busy={busy === 'default'}
            aria-label={text('ADDRESS_MAKE_DEFAULT_OF', { street })}
            onClick={() => run('default')}
          >
            {text('ADDRESS_MAKE_DEFAULT')}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={text('ADDRESS_REMOVE_TITLE')}
          go={text('ADDRESS_REMOVE')}
          stay={text('ADDRESS_CANCEL')}
          busy={busy === 'remove'}
          onConfirm={() => run('remove')}
          onClose={() => setAsks(false)}
        >
          {text('ADDRESS_REMOVE_TEXT', { street })}
        </ConfirmDialog>
      )}
    </li>
  )
}
