import { noBrand } from '#rules/shop/brand.ts'
import type { Shop } from '../../data/port/content.port.ts'

const shop = '/#shop'

/** schema.org: who the shop is, and how its products are searched. Addresses are clean paths. */
export function shopJsonLd(description: string, { seller, look }: Shop): object[] {
  const { name, logo } = look?.brand ?? noBrand
  const sameAs = [seller.instagram, seller.facebook, seller.youtube].filter(Boolean)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': shop,
      name,
      ...(seller.name && { legalName: seller.name }),
      ...(seller.rut && { taxID: seller.rut }),
      description,
      url: '/',
      logo: logo || '/favicon.svg',
      ...(seller.phone && { telephone: seller.phone }),
      ...(seller.address && {
        address: { '@type': 'PostalAddress', streetAddress: seller.address, addressCountry: 'CL' },
      }),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(seller.phone && { telephone: seller.phone }),
        areaServed: 'CL',
        availableLanguage: ['es', 'en', 'ru'],
        url: '/site/contact-us-v1',
      },
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: '/',
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/shop/shop-list?nameProduct={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
