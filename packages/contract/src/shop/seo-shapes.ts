import { z } from 'zod'
import { optionalJsonField } from '../fields.ts'

/** Without tags: an entry of a script is code, or the https address of a script that is loaded. */
export const pixels = z.object({
  pixelgoogle: z.array(z.string()),
  pixelfacebook: z.object({ script: z.array(z.string()), noscript: z.array(z.string()) }),
})

const control = /[^\P{Cc}\n\r\t]/u

/** What is pasted: a `<script>` or `<noscript>` element, several of them, code, or an address. */
const pasted = z
  .array(
    z
      .string()
      .max(5000)
      .refine((value) => !control.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )
  .max(10)

/** Those of a network all of them; one that is left out stays as it is. */
export const pastedPixels = {
  pixelgoogle: optionalJsonField(pasted),
  pixelfacebook: optionalJsonField(z.object({ script: pasted, noscript: pasted })),
}

export const pixelsExample = {
  pixelgoogle: [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    "window.dataLayer = window.dataLayer || []; gtag('config', 'G-ABC123');",
  ],
  pixelfacebook: {
    script: ["fbq('init', '1234567890'); fbq('track', 'PageView');"],
    noscript: ['https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1'],
  },
}
