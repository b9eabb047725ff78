import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import type { CartLine } from '../../cart/lines/cart-line.ts'
import { rememberPlace } from '../../delivery-estimate/delivery-place.store.ts'
import { ComunaField } from '../../shipping/comuna-field.tsx'
import { KindChoice } from '../../shipping/kind-choice.tsx'
import { comunasQuery, deliveryKindsQuery, regionsQuery } from '../../shipping/shipping.queries.ts'
import { BranchChoice } from '../branch-choice.tsx'
import { newAddress } from '../checkout-form.ts'
import styles from '../checkout-page.module.css'
import type { Delivery } from '../use-delivery.ts'
import type { Fields } from '../use-fields.ts'
import { FieldError } from './field-error.tsx'
import { fieldId } from './field-ids.ts'
import { FormText, useFieldError } from './fields.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { Step } from './step.tsx'
import type { Buyer } from './use-buyer.ts'

/** How it is received: at home with an address, or in a branch. */
export function DeliveryStep({
  fields,
  buyer,
  delivery,
  lines,
}: {
  fields: Fields
  buyer: Buyer
  delivery: Delivery
  lines: CartLine[]
}) {
  const text = useText()
  const data = useData()
  const kinds = useQuery(deliveryKindsQuery(data))
  return (
    <Step number={2} title={text('CHECKOUT_STEP_DELIVERY')}>
      <KindChoice
        offered={kinds.data}
        homePrice={delivery.homePrice}
        chosen={fields.form.deliveryKind}
        onChoose={(deliveryKind) => fields.change({ deliveryKind })}
      />
      {delivery.isPickup ? (
        <Branches fields={fields} branches={delivery.branches} lines={lines} />
      ) : (
        <Home fields={fields} buyer={buyer} />
      )}
    </Step>
  )
}

function Branches({
  fields,
  branches,
  lines,
}: {
  fields: Fields
  branches: Delivery['branches']
  lines: CartLine[]
}) {
  const text = useText()
  const errorOf = useFieldError(fields)
  const id = fieldId('branchId')
  if (branches.isError) return <LoadFailed onRetry={() => branches.refetch()} />
  return (
    <div className={styles.group}>
      <h3>{text('CHECKOUT_BRANCH')}</h3>
      {branches.data?.length === 0 ? (
        <p>{text('CHECKOUT_NO_BRANCHES')}</p>
      ) : branches.data ? (
        <BranchChoice
          id={id}
          branches={branches.data}
          lines={lines}
          chosenId={fields.form.branchId}
          error={errorOf('branchId')}
          onChoose={(branchId) => fields.change({ branchId })}
        />
      ) : (
        <Skeleton blockSize="196px" className={styles.place} />
      )}
      <FieldError id={id} error={errorOf('branchId') && text('CHECKOUT_ERROR_BRANCH')} />
    </div>
  )
}

/** A customer's addresses to choose from, and the fields of a new one; a guest sees the fields alone. */
function Home({ fields, buyer }: { fields: Fields; buyer: Buyer }) {
  const { addresses, address, isReading } = buyer
  if (isReading) return <Skeleton blockSize="132px" className={styles.place} />
  if (addresses.length === 0) return <Address fields={fields} />
  return (
    <div className={styles.group}>
      <SavedAddresses
        id={fieldId('addressId')}
        addresses={addresses}
        chosenId={address?.id ?? newAddress}
        onChoose={(addressId) => fields.change({ addressId })}
      />
      {!address && <Address fields={fields} />}
    </div>
  )
}

function Address({ fields }: { fields: Fields }) {
  const text = useText()
  const data = useData()
  const errorOf = useFieldError(fields)
  const { regionId, comunaId, comunaText } = fields.form
  const regions = useQuery(regionsQuery(data))
  const comunas = useQuery(comunasQuery(data))
  const known = comunas.data?.find((comuna) => comuna.id === comunaId)
  const { change } = fields

  // A profile knows the comuna by its id alone.
  const missingName = comunaText === '' && known ? known.name : null
  useEffect(() => {
    if (missingName) change({ comunaText: missingName })
  })

  if (regions.isError) return <LoadFailed onRetry={() => regions.refetch()} />
  return (
    <div className={styles.fields}>
      <SelectField
        id={fieldId('regionId')}
        label={text('CHECKOUT_REGION')}
        autoComplete="shipping address-level1"
        required
        disabled={!regions.data}
        value={regionId ?? ''}
        error={errorOf('regionId')}
        onChange={(event) => change({ regionId: event.target.value ? Number(event.target.value) : null })}
        onBlur={() => fields.leave('regionId')}
      >
        <option value="">{text('CHECKOUT_REGION_CHOOSE')}</option>
        {regions.data?.map((region) => (
          <option key={region.id} value={region.id}>
            {region.name}
          </option>
        ))}
      </SelectField>
      <ComunaField
        id={fieldId('comunaId')}
        comunas={comunas.data ?? []}
        regions={regions.data ?? []}
        regionId={regionId}
        text={comunaText}
        comunaId={comunaId}
        error={errorOf('comunaId')}
        onChange={(typed, comuna) => {
          change({
            comunaText: typed,
            comunaId: comuna?.id ?? null,
            ...(comuna && { regionId: comuna.regionId }),
          })
          if (comuna) rememberPlace(data.layer, comuna)
        }}
        onLeave={() => fields.leave('comunaId')}
      />
      {comunas.isError && <LoadFailed onRetry={() => comunas.refetch()} />}
      <FormText
        fields={fields}
        field="street"
        label={text('CHECKOUT_STREET')}
        autoComplete="shipping address-line1"
        autoCapitalize="words"
        className={styles.wide}
        required
      />
      <div className={styles.pair}>
        <FormText fields={fields} field="number" label={text('CHECKOUT_NUMBER')} required />
        <FormText
          fields={fields}
          field="flat"
          label={text('CHECKOUT_FLAT')}
          autoComplete="shipping address-line2"
        />
      </div>
      <FormText
        fields={fields}
        field="reference"
        label={text('CHECKOUT_REFERENCE')}
        placeholder={text('CHECKOUT_REFERENCE_HINT')}
      />
    </div>
  )
}
