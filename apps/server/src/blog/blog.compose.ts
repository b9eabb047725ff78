import type { Database } from '../db/connection.ts'
import { blogRoutes } from './blog.routes.ts'
import { blogService } from './blog.service.ts'

export function composeBlog({ database }: { database: Database }) {
  const blog = blogService({ database })
  return { blog, routes: blogRoutes(blog) }
}
