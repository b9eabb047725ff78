import { z } from 'zod'

/** Without tags: an entry of a script is code, or the https address of a script that is loaded. */
export const pixels = z.object({
  pixelgoogle: z.array(z.string()),
  pixelfacebook: z.object({ script: z.array(z.string()), noscript: z.array(z.string()) }),
})

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
