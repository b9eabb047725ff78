import type { SearchTerm, TermMeaning } from '#rules/search/search-terms.ts'

/** meaning | target | terms: what words mean to the search; see `SearchTerm`. */
const rows = `
animal | perros | perro, perra, perrito, perrita, can, canino, quiltro, regalón perruno, perruno, perruna, perrón, labrador, golden, golden retriever, pastor alemán, ovejero alemán, rottweiler, husky, siberiano, dóberman, gran danés, san bernardo, akita, pitbull, dálmata, beagle, cocker, border collie, bulldog, bull terrier, schnauzer, shar pei, corgi, poodle, caniche, chihuahua, yorkshire, yorki, pug, salchicha, dachshund, maltés, shih tzu, pomerania, fox terrier, bichón, pekinés
animal | gatos | gato, gata, felino, michi, minino, minina, gatuno, gatuna, michifú, siamés, persa, maine coon, angora
stage | cachorro | cachorro, cachorra, cachorrito, puppy, perro bebé, perrito bebé, perro chico recién nacido, junior, destete
stage | gatito | gatito, gatita, kitten, gato bebé, gatito bebé, gato cachorro, cachorro de gato, gatito cachorro
stage | senior | senior, viejo, vieja, viejito, viejita, anciano, anciana, abuelo, perro mayor, edad avanzada
stage | esterilizado | esterilizado, esterilizada, castrado, castrada
size | raza pequeña | raza pequeña, razas pequeñas, raza chica, razas chicas, raza mini, raza toy, raza miniatura, poodle, caniche, chihuahua, yorkshire, yorki, pug, salchicha, dachshund, maltés, shih tzu, pomerania, fox terrier, bichón, pekinés
size | raza mediana | raza mediana, razas medianas, beagle, cocker, border collie, bulldog, bull terrier, schnauzer, shar pei, corgi
size | raza grande | raza grande, razas grandes, raza gigante, razas gigantes, labrador, golden, golden retriever, pastor alemán, ovejero alemán, rottweiler, husky, siberiano, dóberman, gran danés, san bernardo, akita, pitbull, dálmata
size | grande | grande, grandes, gigante, gigantes
size | pequeño | chico, chica, chiquito, mini
size | mediano | mediano, mediana
filler | | busco, buscando, quiero, necesito, comprar, compra, venta, vendo, venden, tienen, tienes, hacen, hay,  dónde, donde, cuánto, vale, cuesta, precio, precios, valor
filler | | barato, barata, baratos, baratas, económico, económica, económicos, bueno, buena, mejor, mejores, oferta, recomendado, recomendada, original, originales, premium, super premium, súper, super, calidad, rico, rica, ricos, lindo, linda, bonito, bonita, nuevo, nueva, duradero
filler | | mascota, mascotas, animal, animales, tipo, marca, modelo, año, auto, autos, vehículo, mi, mis, algo, que, qué, le, les, sirva, sirve, para, el, la, los, las, un, una, por favor, porfa, chile, online, cerca, ayuda con, sirven, darle, doy, dar, le doy, comprarle, está, están, este, esta, esto, como, cómo, cuál, muy, más, tiene, tengo, es, son, ser, hace, puede, puedo, ya, me, se puede, hola, gracias, usa, usan, ustedes, aquí
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
instead | antipulgas comprimido | nexgard, bravecto, simparica, credelio, nexgard spectra, simparica trio, bravecto comprimido, comfortis
instead | antipulgas pipeta | frontline, advantage, advocate, revolution, power ultra, advantix, effipro, fiprotec, frontline plus, frontline spray, stronghold, broadline
instead | desparasitante | drontal, total full, milbemax, endogard, panacur, drontal plus, canex, helmintal
instead | alimento | pro plan, royal canin, hills, acana, orijen, dog chow, pedigree, eukanuba, master dog, champion dog, brit, nomade, doguitos, master cat, taste of the wild, nutrience, belenes, fit formula, sabrokan, josera
instead | alimento gato | whiskas, cat chow, felix, cat chow, champion cat, gati, gran cat, wanpy
instead | collar antipulgas | seresto, scalibor, kiltix
instead | caña con plumas | láser, puntero láser, puntero
instead | ropa | zapatos, zapatitos, botitas, botines, calcetines
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
unit | kg | kg, kgs, kilo, kilos, kilogramo, kilogramos, kilito, kilitos, k, kls, klg, kilogr
unit | g | g, gr, grs, gramo, gramos
unit | l | l, lt, lts, litro, litros, ltr
unit | ml | ml, mililitro, mililitros, cc
unit | un | un, u, unid, uds, unidad, unidades
unit | ah | ah, amper, amperes, ampere, amperios
unit | w | w, watt, watts, vatios
unit | v | v, volt, volts, voltios
kind | alimento seco | pellet, pellets, croqueta, croquetas, pienso, saco de comida, saco de alimento
symptom | antipulgas | se rasca, se rasca mucho, se rasca harto, se rasca todo el día, rasca mucho, rascándose, no para de rascarse, tiene pulgas, con pulgas, lleno de pulgas, le pican las pulgas, bichos en el pelo, le pican los bichos
symptom | garrapatas | tiene garrapatas, con garrapatas, se le pegan garrapatas, antigarrapata, antigarrapatas, anti garrapatas
symptom | desparasitante | tiene lombrices, con lombrices, tiene gusanos, arrastra el poto, arrastra la cola, guatón con parásitos, tiene parásitos, bichos en la guata, bichos de la guata, bichos en la caca, lombricida, parásitos en la guata, gusanos en la caca, dolor de guata con bichos, embichado, embichada, lleno de bichos, desparasitar
symptom | hipoalergénico | tiene alergia, con alergia, piel roja, piel irritada, se le irrita la piel, tiene caspa, con caspa, ronchas, se lame mucho, alérgico, dermatitis
symptom | oídos | le huelen las orejas, orejas sucias, se sacude las orejas, sacude la cabeza, se rasca la oreja, se rasca las orejas, otitis, oídos sucios, cera en los oídos, oreja hedionda
symptom | dental | mal aliento, le huele el hocico, hocico hediondo, tiene sarro, dientes amarillos, hediondez de hocico, encías rojas, encías inflamadas
symptom | articular | salta poco, ya no salta, no salta, le cuesta saltar, no sube, cojea, está cojo, le cuesta caminar, le cuesta subir, le cuesta levantarse, le duelen las patas, le duele la cadera, artritis, displasia, dolor de cadera, se cae de atrás
symptom | probiótico | estreñido, estreñida, estriñido, estriñida, estreñimiento, no hace caca, le cuesta hacer caca, diarrea, tiene diarrea, con diarrea, vomita, vómitos, guatita suelta, mal del estómago, estómago delicado, colitis, gases, flatulencia, empachado
symptom | calmante | llora solo, ladra mucho, miedo a los fuegos, miedo a los petardos, le tiene miedo a los fuegos artificiales, tiembla de miedo, muy nervioso, muy nerviosa, no duerme, estrés por viaje, para que no ladre, ladra cuando queda solo, se estresa, miedo a los truenos, hiperactivo
symptom | cicatrizante | tiene una herida, herida abierta, se cortó, raspón, pata cortada, herida infectada, costra
symptom | bolas de pelo | vomita pelos, vomita pelo, bota bolas de pelo
symptom | jarabe tos | tose, tose mucho, tos, tiene tos
symptom | eliminador orina | se hace pipí, se hace pichí, se mea, se mea adentro, mea la alfombra
symptom | pelo | bota mucho pelo, se le cae el pelo, suelta pelo, pierde pelo, muda de pelo, pelecha, pelechando
symptom | recuperación | flaco, flaca, flaquito, flaquita, no come, no quiere comer, no tiene hambre, bajo de peso, desnutrido, desnutrida, convaleciente, subir de peso, engordar
symptom | urinario | cálculos, cálculos en la orina, cálculos urinarios, cristales en la orina, cistitis, infección urinaria, sangre en la orina, no puede orinar, le cuesta orinar, problemas urinarios, problema urinario, vías urinarias
symptom | renal | riñón, riñones, insuficiencia renal, problemas renales
symptom | control de peso | gordo, gorda, gordito, gordita, guatón, guatona, bajar de peso, adelgazar, a dieta
symptom | ojos | lagañas, legañas, ojos llorosos, le lloran los ojos, ojo rojo, ojos rojos, conjuntivitis, lagrimal
symptom | repelente | mosquitos, zancudos
symptom | lento | come muy rápido, come rápido, come apurado, traga la comida, traga sin masticar, engulle, se atora comiendo, antivoracidad
symptom | chaleco | tiene frío, tirita, tirita de frío, pasa frío, para el frío, para el invierno
symptom | rascador | rasguña el sillón, rasguña los sillones, rasguña los muebles, rasguña, araña el sillón, araña los muebles, rompe el sillón, rompe las cortinas
symptom | desenredante | pelo enredado, pelos enredados, nudos en el pelo, pelo con nudos, motas en el pelo
symptom | antitirones | tira de la correa, tira mucho, tira la correa
symptom | fuente de agua | no toma agua, toma poca agua, no quiere tomar agua
symptom | resistente | muerde todo, rompe todo, rompe los juguetes, destruye los juguetes, destroza los juguetes
symptom | isabelino | recién operado, recién operada, operado, operada, operación, postoperatorio, con puntos, se lame la herida, se saca los puntos
symptom | cortaúñas | uñas largas, uñas muy largas
symptom | almohadillas | patas partidas, patitas partidas, patas resecas, patas quemadas, se quemó las patas
symptom | antiácaros | ácaros, sarna en las orejas, sarna del oído
symptom | respiratorio | estornuda, resfriado, resfriada, resfrío, está con tos, romadizo
symptom | reflectante | para la noche, en la noche, se vea de noche, que se vea, nocturno, nocturna
symptom | celo | en celo, está en celo, la regla, gotea pipí
symptom | maternizada | huacho, huacha, huachito, huachitos, guacho, guachito, sin mamá, huérfano, huérfanos
symptom | desodorante arena | arenero hediondo, arena hedionda, olor del arenero, olor a arenero
symptom | pastillas de freno | chirrían los frenos, suenan los frenos, rechinan los frenos, frenos chillan, ruido al frenar, no frena bien, frena mal
symptom | batería | no parte, no arranca, no prende, cuesta que parta, se queda sin batería
symptom | refrigerante | se calienta el motor, recalienta, se recalienta, se calienta, motor caliente
symptom | rodamiento | ruido en la rueda, zumba la rueda, suena la rueda, rueda suena
symptom | amortiguador | rebota mucho, rebota, salta mucho
symptom | plumilla | no limpia el parabrisas, no barre bien el agua
symptom | bujías | tironea, jalonea, tirones al acelerar
symptom | filtro de cabina | hediondo el aire, aire con mal olor, entra polvo
thing | caña con plumas | plumero, plumerito, varita con plumas
thing | sobre | sobres, sobrecito, sobrecitos, pouch, pouches, sachet, sachets
thing | toallitas patas | limpia patas, limpia patitas, limpiador de patas
thing | acondicionador de agua | quita cloro, anticloro, declorador
thing | sifón | aspirador de acuario, aspiradora de acuario, limpiador de fondo
thing | grava | gravilla, piedras de acuario, piedras de pecera, piedritas de acuario, piedritas de pecera
thing | correa de accesorios | correa poly v, correa de ventilador, correa ventilador, correa accesorio, correa de accesorio
thing | tambor de freno | campana de freno, campanas de freno
thing | refrigerante | coolant, líquido refrigerante, agua verde, agua refrigerante, agua de radiador, agua del radiador
thing | semisintético | semi sintético
thing | sintético | full sintético
thing | arena | piedras para gato, piedras para el gato, piedras gato, piedras sanitarias
thing | lámpara uvb | luz uv, lámpara uv, foco uv, ampolleta uv, luz uvb
thing | heno | pasto, pasto seco, fardo de pasto
thing | transportadora | bolso, bolso para transportar, bolso transportador, bolso mascota, jaula para llevar, jaula de transporte, jaula transportadora, jaula para viajar, jaula para viaje, jaula para gato, jaula gato, jaula para perro, jaula perro, caja de transporte, caja para transportar, para llevar en avión, en avión, para viajar en auto, canasto para transportar
thing | bandeja | caja sanitaria, caja para arena, baño gato, baño de gato, sanitario
thing | bandeja cubierta | sanitario con tapa, sanitario cerrado, baño cerrado, baño con puerta, arenero cerrado, arenero con tapa, caja de arena cerrada
thing | shampoo seco | shampoo en seco, baño seco, baño en seco, champú en seco, limpieza en seco
thing | líquido de frenos | aceite de freno, aceite de frenos, liga de freno, liga para frenos, liquido freno
thing | kit de distribución | correa de distribución, correa distribución, cadena de distribución, correa dentada
thing | bandeja inferior | brazo de suspensión, tijera de suspensión, parrilla de suspensión
thing | rodamiento | rulemán, rulimán, bolillero
thing | bieleta | gemela, barra estabilizadora, bieletas de suspensión
thing | terminal de dirección | terminales dirección, terminal dirección, axial
thing | ampolletas | focos delanteros, luces delanteras, ampolleta foco, luz de auto, luces de auto
thing | filtro de cabina | filtro de polen, filtro polen, filtro del aire acondicionado, filtro aire acondicionado, filtro antipolen, filtro de habitáculo
thing | filtro de petróleo | filtro diésel, filtro diesel, filtro petróleo
thing | filtro de bencina | filtro bencina, filtro de gasolina, filtro gasolina
thing | aceite de transmisión | aceite caja, aceite de caja, aceite caja automática, aceite para caja
thing | limpia inyectores | limpiador de inyectores, limpiador inyectores, aditivo para inyectores
thing | agua destilada | agua desmineralizada, agua de batería, agua para batería, agua para radiador
thing | pañales | calzón, calzón para celo, calzones
thing | lead | leash, leashes
thing | dry food | kibble, dry kibble
thing | wet food | canned food, tinned food
thing | worming | dewormer, dewormers, deworming, wormer
thing | nappies | diaper, diapers
thing | compostable bags | poop bag, poop bags, poo bags, waste bags
thing | carrier | crate, crates
thing | tyre | tire, tires
thing | coolant | antifreeze, anti freeze
thing | brake disc | rotor, rotors, brake rotor, brake rotors
thing | shock absorber | strut, struts
thing | bulbs pair | headlight, headlights, headlight bulb, headlight bulbs
thing | щётка стеклоочиститель | дворник, дворники, щетки стеклоочистителя
thing | от глистов | глистогонное, глистогонные, антигельминтик
thing | гребень | расческа, расчёска
thing | лоток | кошачий туалет, туалет для кошек, туалет для кота
thing | шина | резина, покрышка, покрышки
thing | лампа | лампочка, лампочки
thing | лампы пара | фара, фары
thing | антифриз | тосол, охлаждающая жидкость
help | shipping | despacho, despachos, despachan, envío, envíos, envían, enviar, envia, reparto, delivery, flete, entrega, entregas, a domicilio, costo de envío, precio despacho, envío gratis, despacho gratis, gratis, cuánto demora, demora, starken, chilexpress, blue express, correos de chile, retiro en tienda, retiro, cuánto se demora, despachan a regiones, envían a regiones, hacen envíos, hacen despacho, cuándo llega, llega a regiones, retirar en tienda, puedo retirar, retirar, retirar en sucursal, pasar a buscar, retiro en sucursal
help | returns | devolución, devoluciones, devolver, devuelvo, cambio, cambios, cambiar, retracto, reembolso, me arrepentí, no le quedó bueno, no me sirvió, devolver un producto, plazo para devolver
help | guarantee | garantía, garantías, falla, fallado, vino malo, llegó malo, llegó mala, salió malo, salió mala, llegó roto, llegó rota, defectuoso, no funciona
help | stores | horario, horarios, sucursal, sucursales, local, locales, tienda, tiendas, ubicación, dónde están, donde están, están ubicados, dónde se ubican, ubicados, dónde quedan, dirección tienda, teléfono, fono, contacto, whatsapp, correo, mail, a qué hora abren, abren, cierran, hora, dónde queda, abren domingo, abren los domingos, abierto domingo, atienden, cómo llego, estacionamiento, sucursal más cercana, tienda más cercana, horario de atención
help | promotions | cupón, cupones, cupon, código de descuento, descuento, descuentos, promoción, promociones, ofertas, cyber, cyberday, black friday
help | questions | pago, pagos, pagar, medios de pago, formas de pago, webpay, transferencia, cuotas, tarjeta, tarjetas, débito, crédito, boleta, factura, preguntas frecuentes, preguntas, ayuda, efectivo, pagar en cuotas, aceptan tarjeta, mercado pago, cómo comprar, cómo pago, redcompra
help | tracking | seguimiento, seguir mi pedido, seguir pedido, mi pedido, dónde está mi pedido, pedido, mis pedidos, estado de mi pedido, orden de compra, mi compra, mi orden, mi paquete, mi encomienda, rastrear, rastreo, seguir, tracking, no me ha llegado, no llega mi pedido, número de seguimiento
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
