import { z } from 'zod'
import { requiredText } from '../fields.ts'

export const year = z.coerce.number().int().min(1900).max(2100)

/** A make or a model as the shop writes it. */
export const vehicleName = requiredText(60)
