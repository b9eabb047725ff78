import { expect, test, vi } from 'vitest'
import { openTestShop } from '#testing/server/test-shop.ts'
import { until } from '#testing/until.ts'
import { listRowsStore } from './list-rows.store.ts'

test('a shop that serves pages reads what lists count over before anybody asks for one', async () => {
  const reading = vi.spyOn(listRowsStore, 'everyRow')
  const shop = await openTestShop({ pages: true })
  try {
    await until(() => expect(reading).toHaveBeenCalledOnce())
    const reply = await shop.app.inject(
      `/api/listar-productos?token_authentication=${shop.config.appToken}&limit=4`,
    )
    expect(reply.json().total).toBeGreaterThan(200)
    expect(reading).toHaveBeenCalledOnce()
  } finally {
    reading.mockRestore()
    await shop.close()
  }
})
