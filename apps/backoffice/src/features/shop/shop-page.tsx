import { Stack } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useMember } from '../session/session.queries.ts'
import { BackupsPart } from './backups-part.tsx'
import { BankPart } from './bank-part.tsx'
import { BrandPart } from './brand-part.tsx'
import { HolidaysPart } from './holidays-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PixelsPart } from './pixels-part.tsx'
import { RatesPart } from './rates-part.tsx'
import { SellerPart } from './seller-part.tsx'
import { useShopSettings } from './shop.queries.ts'

/** Who sells, when it opens and where transfers go: what the shop tells of itself everywhere. */
export default function ShopPage() {
  const text = useText()
  const { role } = useMember()
  const settings = useShopSettings()
  return (
    <Page title={text('DESK_SHOP')} lead={text('SHOP_LEAD')} size="md">
      <Loaded query={settings}>
        {({ brand, seller, hours, holidays, bank, pixels, rates }) => (
          <Stack gap="lg">
            <BrandPart edited={brand} isReadOnly={role !== 'owner'} />
            <SellerPart edited={seller} isReadOnly={role !== 'owner'} />
            <HoursPart edited={hours} holidays={holidays.fields} />
            <HolidaysPart edited={holidays} />
            <BankPart edited={bank} isReadOnly={role !== 'owner'} />
            <RatesPart edited={rates} />
            <PixelsPart edited={pixels} />
            {role === 'owner' && <BackupsPart />}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
