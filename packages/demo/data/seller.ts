import type { BankAccount, Seller } from '#rules/shop/shop-facts.ts'

/** Who sells in the demonstration: nobody's name, RUT, address and phones. */
export const seller: Seller = {
  name: 'Huella SpA',
  rut: '76.543.210-3',
  address: 'Avenida Vicuña Mackenna 7255, local 12, La Florida, Santiago',
  phone: '+56223456789',
  whatsapp: '+56987654321',
  email: 'hola@huella.example',
  instagram: '',
  facebook: '',
  youtube: '',
}

/** An invented account of it. */
export const bank: BankAccount = {
  bank: 'Banco de la Plaza',
  accountType: 'Cuenta corriente',
  number: '000123456789',
  holder: seller.name,
  rut: seller.rut,
  email: 'pagos@huella.example',
}
