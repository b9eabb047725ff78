import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatPhone, normalizePhone } from '#rules/chile/phone.ts'
import type { Address, Country } from '../../data/port/addresses.port.ts'
import type { Comuna, Region } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { CheckboxField, SelectField, TextField } from '../../ui/form/field.tsx'
import { requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { type Account, storedProfile } from '../session/account.store.ts'
import { ComunaField } from '../shipping/comuna-field.tsx'
import styles from './addresses.module.css'

/** What is typed. */
function initialOf(address: Address | null, account: Account, comunas: readonly Comuna[]) {
  const { apellidopaterno_cliente: lastName, celular_cliente: phone } = storedProfile.get()
  return {
    firstName: address ? address.firstName : account.firstName,
    lastName: address ? address.lastName : String(lastName ?? ''),
    phone: formatPhone(address ? address.phone : String(phone ?? '')),
    country: address?.country ?? '',
    regionId: address?.regionId ?? 0,
    comunaId: address?.comunaId ?? 0,
    comuna: comunas.find(({ id }) => id === address?.comunaId)?.name ?? '',
    street: address?.street ?? '',
    number: address?.number ?? '',
    flat: address?.flat ?? '',
    reference: address?.reference ?? '',
    company: address?.company ?? '',
    postcode: address?.postcode ?? '',
    isDefault: address?.isDefault ?? false,
  }
}

/** Adds or changes an address. `isOnly`: it is the default whatever is wished, so that nobody is asked. */
export function AddressForm({
  account,
  address,
  isOnly,
  regions,
  comunas,
  countries,
}: {
  account: Account
  address: Address | null
  isOnly: boolean
  regions: Region[]
  comunas: Comuna[]
  countries: readonly Country[]
}) {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const comunaField = useId()
  const form = useForm<ReturnType<typeof initialOf>>({
    initial: initialOf(address, account, comunas),
    check: (typed) => ({
      ...requiredErrors({ firstName: typed.firstName, street: typed.street, number: typed.number }),
      ...(typed.phone.trim() && !normalizePhone(typed.phone) && { phone: 'ACCOUNT_ERROR_PHONE' as const }),
      ...(!typed.regionId && { regionId: 'ERROR_FORM_REQUIRED' as const }),
      ...(!typed.comunaId && { comuna: 'CHECKOUT_ERROR_COMUNA' as const }),
    }),
    send: async ({ comuna, isDefault, ...typed }) => {
      const fields = {
        rut: '',
        email: '',
        neighbourhood: '',
        ...address,
        ...typed,
        country: typed.country || (countries[0]?.code ?? ''),
      }
      const { customerId } = account
      if (address) await data.addresses.edit(customerId, address.id, fields, isOnly ? undefined : isDefault)
      else await data.addresses.add(customerId, fields, isDefault)
      await queryClient.invalidateQueries({ queryKey: ['account'] })
      show({ tone: 'success', text: text('ADDRESS_SAVED') })
      navigate('/account/addresses')
    },
  })
  const { values } = form
  return (
    <section className={styles.card}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <div className={styles.pair}>
          <TextField
            {...form.text('firstName')}
            label={text('ADDRESS_FIRST_NAME')}
            autoComplete="given-name"
            maxLength={80}
            required
          />
          <TextField
            {...form.text('lastName')}
            label={text('ACCOUNT_LAST_NAME')}
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
        <TextField
          {...form.text('phone')}
          label={text('ACCOUNT_PHONE')}
          hint={text('ACCOUNT_PHONE_HINT')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        {countries.length > 1 && (
          <div className={styles.pair}>
            <SelectField
              name="country"
              label={text('ADDRESS_COUNTRY')}
              autoComplete="country"
              value={values.country}
              onChange={({ target }) => form.change({ country: target.value })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...form.text('postcode')}
              label={text('ADDRESS_POSTCODE')}
              autoComplete="postal-code"
              maxLength={20}
            />
            <TextField
              {...form.text('company')}
              label={text('ADDRESS_COMPANY')}
              autoComplete="organization"
              maxLength={80}
            />
          </div>
        )}
        <div className={styles.pair}>
          <SelectField
            name="regionId"
            label={text('CHECKOUT_REGION')}
            error={form.errorOf('regionId')}
            autoComplete="address-level1"
            value={values.regionId || ''}
            required
            onBlur={() => form.touch('regionId')}
            onChange={({ target }) =>
              form.change({ regionId: Number(target.value), comunaId: 0, comuna: '' })
            }
          >
            <option value="" disabled>
              {text('CHECKOUT_REGION_CHOOSE')}
            </option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <ComunaField
            id={comunaField}
            comunas={comunas}
            regions={regions}
            regionId={values.regionId || null}
            text={values.comuna}
            comunaId={values.comunaId || null}
            error={form.errorOf('comuna')}
            onChange={(typed, comuna) =>
              form.change({
                comuna: typed,
                comunaId: comuna?.id ?? 0,
                ...(comuna && { regionId: comuna.regionId }),
              })
            }
            onLeave={() => form.touch('comuna')}
          />
        </div>
        <div className={`${styles.pair} ${styles.street}`}>
          <TextField
            {...form.text('street')}
            label={text('CHECKOUT_STREET')}
            autoComplete="address-line1"
            maxLength={120}
            required
          />
          <TextField {...form.text('number')} label={text('CHECKOUT_NUMBER')} maxLength={20} required />
          <TextField {...form.text('flat')} label={text('ADDRESS_FLAT')} maxLength={40} />
        </div>
        <TextField
          {...form.text('reference')}
          label={text('CHECKOUT_REFERENCE')}
          hint={text('CHECKOUT_REFERENCE_HINT')}
          maxLength={200}
        />
        {!isOnly && <CheckboxField {...form.flag('isDefault')} label={text('ADDRESS_DEFAULT_LABEL')} />}
        <div className={styles.actions}>
          <Button type="submit" kind="accent" size="large" busy={form.busy}>
            {text('ADDRESS_SAVE')}
          </Button>
          <ButtonLink to="/account/addresses" kind="quiet" size="large">
            {text('ADDRESS_CANCEL')}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}
