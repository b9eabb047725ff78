import { Button } from '@mantine/core'
import { IconDiscount, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Coupon } from '../../data/port/coupons.port.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { wordsOf } from '../../ui/lists/address-values.ts'
import { SearchField } from '../../ui/lists/search-field.tsx'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponTable } from './coupon-table.tsx'
import { useCoupons } from './coupons.queries.ts'

const defaults = { codigo: '' }
const values = { codigo: wordsOf(40) }

/** What takes something off an order: made, changed, switched off, and who used it. */
export default function CouponsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null)
  const coupons = useCoupons(filters.codigo)
  return (
    <Page
      title={text('COUPONS_TITLE')}
      lead={text('COUPONS_LEAD')}
      acts={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {text('COUPONS_NEW')}
        </Button>
      }
    >
      <SearchField
        label={text('COUPONS_FIND')}
        words={filters.codigo}
        onChange={(codigo) => set({ codigo })}
        maxLength={40}
        maw={320}
      />
      <Loaded query={coupons}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconDiscount}>{text('COUPONS_NONE')}</Empty>
          ) : (
            <CouponTable coupons={pages.flat()} onEdit={setEdited} />
          )
        }
      </Loaded>
      <MoreButton query={coupons} />
      {edited && <CouponDialog coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
