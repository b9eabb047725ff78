import { queryOptions } from '@tanstack/react-query'
import type { LawKind, PostsQuery } from '../../data/port/blog.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'

const layerOf = (data: DataPort) => ['blog', data.layer] as const

export function postsQuery(data: DataPort, query: PostsQuery = {}) {
  return queryOptions({
    queryKey: [...layerOf(data), 'posts', query],
    queryFn: () => data.blog.listPosts(query),
  })
}

/** Null for an unknown slug: a page that does not exist is an answer, not a failure. */
export function postQuery(data: DataPort, slug: string) {
  return queryOptions({
    queryKey: [...layerOf(data), 'post', slug],
    queryFn: () => orNull(data.blog.getPost(slug)),
  })
}

/** Null for an unknown slug. */
export function sitePageQuery(data: DataPort, slug: string) {
  return queryOptions({
    queryKey: [...layerOf(data), 'page', slug],
    queryFn: () => orNull(data.blog.getPage(slug)),
  })
}

/** Null for a version that there is not, and where the shop goes by the text that it came with. */
export function lawTextQuery(data: DataPort, kind: LawKind, version?: string) {
  return queryOptions({
    queryKey: [...layerOf(data), 'law', kind, version ?? ''],
    queryFn: () => orNull(data.blog.getLawText(kind, version)),
  })
}

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

export function postCategoriesQuery(data: DataPort) {
  return queryOptions({
    queryKey: [...layerOf(data), 'categories'],
    queryFn: () => data.blog.listPostCategories(),
  })
}

export function postTagsQuery(data: DataPort) {
  return queryOptions({
    queryKey: [...layerOf(data), 'tags'],
    queryFn: () => data.blog.listPostTags(),
  })
}
