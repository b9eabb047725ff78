export type Guest = {
  email: string
  name: string
  phone: string
  street: string
  number: string
  comuna: string
}

let guests = 0

/** Somebody who has never been here. */
export function guestOf(): Guest {
  guests += 1
  return {
    email: `visita${guests}-${process.pid}@example.cl`,
    name: `Visita ${guests}`,
    phone: '912345678',
    street: 'Avenida Vicuña Mackenna',
    number: '7110',
    comuna: 'La Florida',
  }
}
