import type { Database } from '../db/connection.ts'
import { blogRoutes } from './blog.routes.ts'
import { blogService } from './blog.service.ts'

export function composeBlog({ database }: { database: Database }) {
  return { routes: blogRoutes(blogService({ database })) }
}
