import { type HelpTopic, helpTopics } from '#rules/search/search-terms.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { categories } from './categories.ts'
import { fitments } from './fitments.ts'
import { products } from './products.ts'
import { vehicles } from './vehicles.ts'

/** What must be among the first three that a search shows: one product that is all of this, or a page of the shop. */
export type Wanted = {
  ids?: readonly number[]
  kinds?: readonly string[]
  /** The slug of a category that it is in, or below. */
  category?: string
  /** Words of its name, small. */
  named?: string
  /** Make, model and year: it fits a vehicle of these. */
  fits?: { make: string; model: string; year: number }
  help?: HelpTopic
  /** A word of it is misspelt. */
  typo: boolean
}

export type ShopperSearch = { text: string; wanted: Wanted }

/**
 * What shoppers in Chile type | and what they then want to see: misspelt, plural, with units, years and codes. Written
 * from the products' shelf, before any engine was asked: a search that is not answered stays here.
 */
const rows = `
arnés antitirones acolchado | ids=1057
rascador de cartón | ids=1125
Leche maternizada | ids=1021
alimento gato esterilizado | ids=1085
líquido de frenos dot 4 | ids=1268
cepillo con vapor | ids=1159
PAL-1008 | ids=1008
gal 1085 | ids=1085
rfl1273 | ids=1273
AND16919-N | ids=1001
fre43317v | ids=1243
7804236080019 | ids=1143
collar isabelino | ids=1041,1121
correas extensibles | ids=1056
pipeta para gato | ids=1103,1104,1105
shampoo gato | ids=1157,1158
filtro de cabina | ids=1285,1286
jaula para hamster | ids=1186
bateria camioneta | ids=1294
plumillas | ids=1297,1298
alimento cachorro raza pequeña 3 kg | ids=1008
pellet perro 15 kilos | ids=1001
arena gato 10kg | ids=1143
aceite 10w40 | ids=1274
aceite 15W40 5 litros | ids=1275
neumatico 185 65 15 | ids=1271
sabanillas 60x90 | ids=1074
comida perro sin granos | ids=1005
pastillas de freno toyota hilux | ids=1243
pipeta perro 30 kg | ids=1024
perro con pulgas | ids=1022,1023,1024,1025,1040,1066
bolas de pelo gato | ids=1108
perro ansioso | ids=1027
gato estresado | ids=1107,1118
olor a orina | ids=1070,1156
jarabe para la tos perro | ids=1033
perro con sobrepeso | ids=1006
mal aliento perro | ids=1018,1037
arnes para que no tire | ids=1057
llantas aro 15 | ids=1271
comida minino esterilizado | ids=1085
pechera gato | ids=1136
champú para can | ids=1063,1064,1065,1066
anticongelante | ids=1299
piedritas para michi | ids=1143,1144,1145,1146,1147,1148
limpiaparabrisas trasero | ids=1298
filtro diesel l200 | ids=1287
comida cobaya | ids=1169
alimneto cachorro | ids=1002,1008 typo
amortigador accent | ids=1257 typo
bujjias iridio | ids=1289 typo
desparacitante perro | ids=1026 typo
rascadro gato | ids=1123,1124,1125 typo
refrijerante | ids=1299,1300 typo
arbol para gatos | ids=1124
panales perra | ids=1075
cortaunas gato | ids=1161
colageno perro | ids=1031
andino cachorro | ids=1002
pelota kalken | ids=1042,1044
yaris 2015 | fits=Toyota Yaris 2015
toyota yaris 2016 | fits=Toyota Yaris 2016
hilux 2018 | fits=Toyota Hilux 2018
filtro de aceite hilux 2018 | kind=filtro-aceite fits=Toyota Hilux 2018
pastillas de freno hilux 2019 | kind=pastilla fits=Toyota Hilux 2019
pastillas sail 2014 | kind=pastilla fits=Chevrolet Sail 2014
filtro aire yaris 1.5 2016 | kind=filtro-aire fits=Toyota Yaris 2016
balatas hyundai i10 | kind=balata fits=Hyundai i10 2015
amortiguadores navara nissan | fits=Nissan Navara 2018
repuestos mazda cx5 2015 | fits=Mazda CX-5 2015
disco freno mazda 3 2016 | kind=disco fits=Mazda 3 2016
kit distribucion accent 1.4 | kind=correa-auto fits=Hyundai Accent 2015
amortiguador jimny | kind=amortiguador fits=Suzuki Jimny 2020
filtro cabina sportage 2018 | kind=filtro-cabina fits=Kia Sportage 2018
chebrolet spark 2013 tambor | kind=tambor fits=Chevrolet Spark 2013
nissan v16 | fits=Nissan V16 2005
bandeja suspension sail 2012 | kind=bandeja-auto fits=Chevrolet Sail 2012
pulgas | kind=pipeta,comprimido,collar-anti,shampoo
pulgas perro grande | kind=pipeta,comprimido,collar-anti
cama perro grande | kind=cama category=perros
cama | kind=cama
camas para gatos | kind=cama category=gatos
freno | kind=pastilla,disco,tambor,fluido,balata
frenos | kind=pastilla,disco,tambor,fluido,balata
pastillas de freno | kind=pastilla
amortiguador | kind=amortiguador
desparasitante cachorro | kind=comprimido category=perros
perro senior | named=senior
comida perro barata | kind=pellet,lata,pouch category=perros
comida para gatito de 3 meses | named=gatito category=gatos
alimento para gatito | named=gatito category=gatos
gatito | named=gatito
comida perro 15kg | kind=pellet category=perros
comida de perro viejito | named=senior
antipulgas gato | kind=pipeta,collar-anti category=gatos
collar antipulgas | kind=collar-anti
bravecto | kind=comprimido named=antipulgas
pellet cachorro raza grande | named=cachorro
correa retractil | kind=correa
correas de perro | kind=correa category=perros
arena gatos aglomerante 12 kg | kind=arena
rascadores | kind=rascador
pelota para perro | kind=pelota category=perros
aceite 5w30 | named=5w-30
aceite 10 w 40 | named=10w-40
bateria 55 ah | kind=bateria
ampolleta h7 | kind=ampolleta named=h7
plumillas 24 pulgadas | kind=plumilla
bujias | kind=bujia
AND 16919 N | ids=1001
LUB10887Z | ids=1273
acuario 20 litros | kind=acuario named=20 litros
alimento para conejos | named=conejo
snack para perro dental | named=dental
despacho punta arenas | help=shipping
envio gratis | help=shipping
devoluciones | help=returns
horario | help=stores
cupon | help=promotions
medios de pago | help=questions
`

export const searches: readonly ShopperSearch[] = readRows(rows)

/** What ails an animal or a vehicle in its person's words, and things by their small names: each is answered. */
export const symptomSearches: readonly ShopperSearch[] = readRows(`
perro come muy rápido | ids=1058
perrito tiene frío | kind=chaleco
gato rasguña el sillón | kind=rascador
pelo enredado perro | ids=1067,1077
chirrían los frenos | kind=pastilla
auto no parte | kind=bateria
motor se recalienta | ids=1299
se rasca mucho | ids=1022,1023,1024,1025,1040,1066,1103,1104,1105,1120
mi perro se rasca mucho | ids=1022,1023,1024,1025,1040,1066
gato se rasca | ids=1103,1104,1105,1120
mi perrito tiene pulgas | ids=1022,1023,1024,1025,1040,1066
perro con garrapatas | ids=1036
gato con lombrices | ids=1106
perro arrastra el poto | ids=1026
perro le huele el hocico | ids=1037
perro cojea | ids=1028,1031
perrito con diarrea | ids=1029
perro miedo a los fuegos artificiales | ids=1027
gatita muy nerviosa | ids=1107,1118
gato vomita pelos | ids=1108
perro tose mucho | ids=1033
perro se hace pipí | ids=1070
perro bota mucho pelo | ids=1076
perro orejas sucias | ids=1034,1072
se sacude las orejas gato | ids=1122
perro piel irritada | ids=1063
camita para perro | kind=cama category=perros
camita gatito | kind=cama category=gatos
collarcito gato | kind=collar,collar-anti category=gatos
correíta | kind=correa
pelotita perro | kind=pelota category=perros
galletitas para perro | category=perros named=galletas
platito gato | kind=plato category=gatos
arenita gato | kind=arena
comidita para gatito | named=gatito category=gatos
ropita perrito | kind=chaleco
casita gato | kind=casa
bolsitas perro | kind=bolsas
cepillito gato | kind=cepillo category=gatos
peluchito perro | kind=peluche category=perros
`)

/** Words as they are said and heard, other names of things, breeds, and needs that no product names: each is answered. */
export const spokenSearches: readonly ShopperSearch[] = readRows(`
komida para gatos esterilisados | ids=1085
shanpoo perro blanco | kind=shampoo category=perros
mantitas con camitas gato | kind=cama category=gatos
peinesito para gato | kind=cepillo category=gatos
nexgar para perro | ids=1025
frontlain gato | kind=pipeta category=gatos
seresto perro | ids=1040
comida golden adulto | kind=pellet category=perros
alimento yorkshire | ids=1003,1008
perro muy flaco | ids=1038
gata con cistitis | ids=1089,1109
perro con otitis | ids=1034,1072
gatito embichado | ids=1106
pasto para cuyes | kind=heno
jaula de transporte gato | kind=transportadora
arenero con tapa | ids=1150
rulemán tucson 2018 | ids=1266
liga de frenos dot 4 | ids=1268
filtro de polen sportage 2017 | ids=1285
correa dentada accent 1.4 2014 | ids=1292
agua desmineralizada | ids=1300
aceite toyota híbrido | ids=1276
agua refrigerante auto | ids=1299
pastilla freno hylux 2020 | ids=1243
filtro combustible l200 2017 | ids=1287
shanpu cachorros | ids=1065
bandeja sanitaria cerrada | ids=1150
pasta dental gato | ids=1111
comida económica perro grande 20k | ids=1010
debolusiones | help=returns
seguir mi compra | help=tracking
puedo retirar en sucursal | help=shipping
`)

function readRows(table: string): ShopperSearch[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', wanted = ''] = row.split(' | ')
      return { text, wanted: readWanted(wanted) }
    })
}

/** `kind=cama,casa category=gatos`: a name may have spaces. */
function readWanted(text: string): Wanted {
  const of = (name: string) => new RegExp(`${name}=(.+?)(?= (?:\\w+=|typo)|$)`).exec(text)?.[1]
  const [make = '', ...model] = of('fits')?.split(' ') ?? []
  const year = Number(model.pop())
  return {
    ids: of('ids')?.split(',').map(Number),
    kinds: of('kind')?.split(','),
    category: of('category'),
    named: of('named'),
    fits: make ? { make, model: model.join(' '), year } : undefined,
    help: helpTopics.find((topic) => topic === of('help')),
    typo: text.endsWith(' typo'),
  }
}

/** Whether what a search shows, ids of products in their order and pages, answers it. */
export function isAnswered(wanted: Wanted, ids: readonly number[], topics: readonly HelpTopic[]): boolean {
  if (wanted.help) return topics.includes(wanted.help)
  return ids.slice(0, 3).some((id) => isWanted(wanted, id))
}

function isWanted({ ids, kinds, category, named, fits }: Wanted, id: number): boolean {
  const product = products.find((each) => each.id === id)
  if (!product) return false
  return (
    (!ids || ids.includes(id)) &&
    (!kinds || kinds.includes(product.kind)) &&
    (!category || product.categoryIds.some((each) => slugsAbove(each).includes(category))) &&
    (!named || foldText(product.name).includes(foldText(named))) &&
    (!fits || fitsSome(id, fits))
  )
}

function slugsAbove(categoryId: number | null): string[] {
  const category = categories.find(({ id }) => id === categoryId)
  return category ? [category.slug, ...slugsAbove(category.parentId)] : []
}

function fitsSome(productId: number, { make, model, year }: NonNullable<Wanted['fits']>): boolean {
  const own = fitments.get(productId)?.vehicleIds ?? []
  return vehicles.some(
    (each) =>
      each.make === make &&
      each.model === model &&
      each.yearFrom <= year &&
      year <= each.yearTo &&
      own.includes(each.id),
  )
}
