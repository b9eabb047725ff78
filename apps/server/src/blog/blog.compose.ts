import type { Database } from '../db/connection.ts'
import type { PicturesService } from '../pictures/pictures.service.ts'
import type { PreviewsService } from '../previews/previews.service.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { blogRoutes } from './blog.routes.ts'
import { blogService } from './blog.service.ts'
import { blogCategoriesService } from './desk/blog-categories.service.ts'
import { blogDeskRoutes } from './desk/blog-desk.routes.ts'
import { blogDeskService } from './desk/blog-desk.service.ts'

export function composeBlog({
  database,
  staffLog,
  pictures,
  previews,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  pictures: Pick<PicturesService, 'has'>
  previews: PreviewsService
}) {
  const blog = blogService({ database })
  const desk = blogDeskService({ database, staffLog, pictures })
  const categories = blogCategoriesService({ database, staffLog })
  return { blog, routes: { ...blogRoutes(blog), ...blogDeskRoutes(desk, categories, previews) } }
}
