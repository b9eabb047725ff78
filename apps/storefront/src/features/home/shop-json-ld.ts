import { seller } from '#content/seller.ts'

const shop = '/#shop'

/** schema.org: who the shop is, and how its products are searched. Addresses are clean paths. */
export function shopJsonLd(description: string): object[] {
  const sameAs = Object.values(seller.social)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': shop,
      name: 'Huella',
      legalName: seller.name,
      taxID: seller.rut,
      description,
      url: '/',
      logo: '/favicon.svg',
      telephone: seller.phone,
      address: { '@type': 'PostalAddress', streetAddress: seller.address, addressCountry: 'CL' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: seller.phone,
        areaServed: 'CL',
        availableLanguage: ['es', 'en', 'ru'],
        url: '/site/contact-us-v1',
      },
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Huella',
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
