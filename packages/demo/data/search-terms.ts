import type { SearchTerm, TermMeaning } from '#rules/search/search-terms.ts'

/** meaning | target | terms: what words mean to the search; see `SearchTerm`. */
const rows = `
animal | perros | perro, perra, perrito, perrita, can, canino, quiltro, regalón perruno
animal | gatos | gato, gata, felino, michi, minino, minina
stage | cachorro | cachorro, cachorra, cachorrito, puppy, perro bebé, perrito bebé, perro chico recién nacido
stage | gatito | gatito, gatita, kitten, gato bebé, gatito bebé, gato cachorro, cachorro de gato, gatito cachorro
stage | senior | senior, viejo, vieja, viejito, viejita, anciano, anciana, abuelo, perro mayor, edad avanzada
stage | esterilizado | esterilizado, esterilizada, castrado, castrada
size | raza pequeña | raza pequeña, razas pequeñas, raza chica, razas chicas, raza mini, raza toy, raza miniatura
size | raza mediana | raza mediana, razas medianas
size | raza grande | raza grande, razas grandes, raza gigante, razas gigantes
size | grande | grande, grandes, gigante, gigantes
size | pequeño | chico, chica, chiquito, mini
size | mediano | mediano, mediana
filler | | busco, buscando, quiero, necesito, comprar, compra, venta, vendo, venden, tienen, tienes, hacen, hay,  dónde, donde, cuánto, vale, cuesta, precio, precios, valor
filler | | barato, barata, baratos, baratas, económico, económica, económicos, bueno, buena, mejor, mejores, oferta, recomendado, recomendada, original, originales
filler | | mascota, mascotas, animal, animales, tipo, marca, modelo, año, auto, autos, vehículo, mi, mis, algo, que, qué, le, les, sirva, sirve, para, el, la, los, las, un, una, por favor, porfa, chile, online, cerca
make | Volkswagen | vw, volks, volkswagon
make | Chevrolet | chevy, chebrolet, chevrolé
make | Mercedes-Benz | mercedes, benz
make | Great Wall | gwm, greatwall
make | Mitsubishi | mitsu, mitsubichi
make | Hyundai | hyunday, hiunday, hundai
make | SsangYong | sanyong, ssangyong, ssang yong
make | Peugeot | peugot, peugeo
make | Suzuki | susuki, zuzuki
make | Citroën | citroen
everyday | | alto, escape, fit, city, note, march, uno, punto, grand, gran, santa, great, mini, ram, smart, seat, polo, combo, boxer, montana, master, express, pick up, tracker, partner, pilot, hunter, compass, spark, one, beat, joy, rio, swift sport, cargo, edge, expert, focus, max, pro, plus
instead | antipulgas comprimido | nexgard, bravecto, simparica, credelio
instead | antipulgas pipeta | frontline, advantage, advocate, revolution, power ultra
instead | desparasitante | drontal, total full, milbemax
instead | alimento | pro plan, royal canin, hills, acana, orijen, dog chow, pedigree, eukanuba, master dog, champion dog, brit, nomade
instead | alimento gato | whiskas, cat chow, felix, cat chow, champion cat, gati
instead | mordedor | kong, nylabone
instead | sobre cremoso gato | churu, ciao
instead | cepillo quita pelo | furminator
instead | snack dental | dentastix, greenies
instead | snack gato | temptations, dreamies
instead | escamas | tetra, tetramin, sera
instead | pastillas de freno | brembo, bendix, frasle
instead | amortiguador | monroe, kyb, gabriel
instead | filtro | mann, mahle, fram
instead | neumático | michelin, bridgestone, pirelli, goodyear, hankook
instead | batería | bosch s4, hankook batería, varta
instead | bujías | ngk, denso
instead | aceite motor | castrol, mobil 1, shell helix, total quartz, motul
instead | calmante | feliway, zylkene
unit | kg | kg, kgs, kilo, kilos, kilogramo, kilogramos, kilito, kilitos, k
unit | g | g, gr, grs, gramo, gramos
unit | l | l, lt, lts, litro, litros
unit | ml | ml, mililitro, mililitros, cc
unit | un | un, u, unid, uds, unidad, unidades
unit | ah | ah, amper, amperes, ampere, amperios
unit | w | w, watt, watts, vatios
unit | v | v, volt, volts, voltios
kind | alimento seco | pellet, pellets, croqueta, croquetas, pienso, saco de comida, saco de alimento
symptom | antipulgas | se rasca, se rasca mucho, se rasca harto, se rasca todo el día, rasca mucho, rascándose, no para de rascarse, tiene pulgas, con pulgas, lleno de pulgas, le pican las pulgas
symptom | garrapatas | tiene garrapatas, con garrapatas, se le pegan garrapatas
symptom | desparasitante | tiene lombrices, con lombrices, tiene gusanos, arrastra el poto, arrastra la cola, guatón con parásitos, tiene parásitos
symptom | hipoalergénico | tiene alergia, con alergia, piel roja, piel irritada, se le irrita la piel, tiene caspa, con caspa, ronchas
symptom | oídos | le huelen las orejas, orejas sucias, se sacude las orejas, sacude la cabeza, se rasca la oreja, se rasca las orejas
symptom | dental | mal aliento, le huele el hocico, hocico hediondo, tiene sarro, dientes amarillos
symptom | articular | cojea, está cojo, le cuesta caminar, le cuesta subir, le cuesta levantarse, le duelen las patas, le duele la cadera
symptom | probiótico | diarrea, tiene diarrea, con diarrea, vomita, vómitos, guatita suelta, mal del estómago, estómago delicado
symptom | calmante | llora solo, ladra mucho, miedo a los fuegos, miedo a los petardos, le tiene miedo a los fuegos artificiales, tiembla de miedo, muy nervioso, muy nerviosa, no duerme
symptom | cicatrizante | tiene una herida, herida abierta, se cortó, raspón
symptom | bolas de pelo | vomita pelos, vomita pelo, bota bolas de pelo
symptom | jarabe tos | tose, tose mucho, tos, tiene tos
symptom | eliminador orina | se hace pipí, se hace pichí, se mea, se mea adentro, mea la alfombra
symptom | quita pelo | bota mucho pelo, se le cae el pelo, suelta pelo, pierde pelo
help | shipping | despacho, despachos, despachan, envío, envíos, envían, enviar, envia, reparto, delivery, flete, entrega, entregas, a domicilio, costo de envío, precio despacho, envío gratis, despacho gratis, gratis, cuánto demora, demora, starken, chilexpress, blue express, correos de chile, retiro en tienda, retiro
help | returns | devolución, devoluciones, devolver, devuelvo, cambio, cambios, cambiar, retracto, reembolso, me arrepentí
help | guarantee | garantía, garantías, falla, fallado, vino malo
help | stores | horario, horarios, sucursal, sucursales, local, locales, tienda, tiendas, ubicación, dónde están, donde están, dirección tienda, teléfono, fono, contacto, whatsapp, correo, mail, a qué hora abren, abren, cierran, hora
help | promotions | cupón, cupones, cupon, código de descuento, descuento, descuentos, promoción, promociones, ofertas, cyber, cyberday, black friday
help | questions | pago, pagos, pagar, medios de pago, formas de pago, webpay, transferencia, cuotas, tarjeta, tarjetas, débito, crédito, boleta, factura, preguntas frecuentes, preguntas, ayuda, efectivo
help | tracking | seguimiento, seguir mi pedido, seguir pedido, mi pedido, dónde está mi pedido, pedido, mis pedidos, estado de mi pedido, orden de compra, tracking
help | veterinary | veterinario, veterinaria, hora veterinaria, consulta veterinaria, urgencia veterinaria
help | about | quiénes son, quiénes somos, nosotros, sobre huella, huella
help | privacy | privacidad, mis datos, datos personales
help | terms | términos, condiciones, términos y condiciones
`

export const searchTerms: SearchTerm[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [meaning = '', target = '', terms = ''] = row.split('|').map((cell) => cell.trim())
    return [...new Set(terms.split(', '))].map((term) => ({ meaning: meaning as TermMeaning, term, target }))
  })
