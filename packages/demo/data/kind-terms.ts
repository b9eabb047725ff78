const rows = `
Seco: pellet, pellet-gato
Húmedo: lata, pouch
Snacks: snack
Leches y caldos: tarro
Semillas: semillas
Heno: heno
Escamas y pellets: escamas
Pipetas: pipeta, pipeta-spot
Comprimidos: comprimido
Suplementos: suplemento
Gotas y soluciones: gotas
Sprays: spray
Pastas: pasta
Collares antiparasitarios: collar-anti
Collares isabelinos: collar-isabelino
Juguetes: pelota, mordedor, cuerda, peluche, cana, juguete-ave
Camas: cama
Collares: collar
Correas y arneses: correa, arnes
Platos y fuentes: plato, fuente
Ropa: chaleco
Transporte: transportadora
Rascadores: rascador
Casas y túneles: casa, tunel
Ruedas: rueda
Perchas: percha
Jaulas: jaula
Terrarios: terrario
Acuarios: acuario
Lámparas: lampara
Equipos: equipo
Shampoo: shampoo, shampoo-seco
Toallitas: toallitas
Sabanillas: sabanilla
Cepillos y guantes: cepillo, guante
Cortaúñas: cortaunas
Toallas: toalla
Bolsas: bolsas
Arena: arena
Bandejas sanitarias: bandeja
Palas y alfombras: pala, alfombra
Lechos: lecho
Pastillas y balatas: pastilla, balata
Discos y tambores: disco, tambor
Amortiguadores: amortiguador
Resortes: resorte
Bandejas y bieletas: bandeja-auto, bieleta
Rodamientos: rodamiento
Líquidos: fluido
Neumáticos: neumatico
Aceites: aceite
Filtros de aceite: filtro-aceite
Filtros de aire: filtro-aire
Filtros de cabina: filtro-cabina
Filtros de combustible: filtro-combustible
Bujías: bujia
Correas de motor: correa-auto
Baterías: bateria
Ampolletas: ampolleta
Plumillas: plumilla
Refrigerantes: refrigerante
Aditivos: aditivo
`

/** What shoppers call the kinds of products, in the order in which a list shows them. */
export const kindTerms: { name: string; kinds: string[] }[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', kinds = ''] = row.split(': ')
    return { name, kinds: kinds.split(', ') }
  })
