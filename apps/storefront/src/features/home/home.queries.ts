import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

const staleTime = 5 * 60_000

export function slidesQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'slides'],
    queryFn: () => data.content.listSlides(),
    staleTime,
  })
}

export function bannersQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'banners'],
    queryFn: () => data.content.listBanners(),
    staleTime,
  })
}

export function campaignQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'campaign'],
    queryFn: () => data.content.getCampaign(),
    staleTime,
  })
}
