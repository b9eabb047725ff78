export type Comuna = {
  /** CUT code: five characters, with a leading zero. */
  cut: string
  /** The CUT code as an integer, its identity on the wire. */
  id: number
  regionId: number
  name: string
  /** The courier's code; null where none was published. */
  courierCode: string | null
  /** Localities and other spellings that shoppers search by. */
  aliases: string[]
}

/**
 * One entry per comuna, by region: the CUT code's last three digits, name, courier code, aliases. The codes are
 * the courier's as of 2020; where there is none nobody published it, and the shop learns it from the courier.
 */
const table: Record<number, string[]> = {
  1: [
    '101:Iquique:IQUI|107:Alto Hospicio:AHOS|401:Pozo Almonte:POZO|402:Camiña|403:Colchane|404:Huara',
    '405:Pica',
  ],
  2: [
    '101:Antofagasta:ANTO|102:Mejillones:MEJI|103:Sierra Gorda:SGOR|104:Taltal:TALT|201:Calama:CALA',
    '202:Ollagüe|203:San Pedro de Atacama:SPAT:San Pedro|301:Tocopilla:TOCO|302:María Elena:MARI',
  ],
  3: [
    '101:Copiapó:COPI|102:Caldera:CALD:Bahía Inglesa|103:Tierra Amarilla:TAMA|201:Chañaral:CHAN',
    '202:Diego de Almagro:DIEG|301:Vallenar:VALL|302:Alto del Carmen|303:Freirina:FREI|304:Huasco:HUAS',
  ],
  4: [
    '101:La Serena:LASE|102:Coquimbo:COQU:Tongoy/Guanaqueros/Peñuelas|103:Andacollo:ANDA',
    '104:La Higuera|105:Paihuano::Paiguano/Pisco Elqui|106:Vicuña:VICU|201:Illapel:ILLA|202:Canela',
    '203:Los Vilos:LVIL|204:Salamanca:SALA|301:Ovalle:OVAL|302:Combarbalá:COMB|303:Monte Patria:MOPA',
    '304:Punitaqui:PUNI|305:Río Hurtado',
  ],
  5: [
    '101:Valparaíso:VALP:Placeres/Laguna Verde|102:Casablanca:CASA|103:Concón:CCON:Con Con|104:Juan Fernández',
    '105:Puchuncaví:PUCH:Maitencillo/Horcón|107:Quintero:QUIN|109:Viña del Mar:VINA:Reñaca',
    '201:Isla de Pascua::Rapa Nui/Hanga Roa|301:Los Andes:LAND|302:Calle Larga|303:Rinconada',
    '304:San Esteban|401:La Ligua:LALI|402:Cabildo|403:Papudo|404:Petorca|405:Zapallar',
    '501:Quillota:QLTA|502:La Calera:LACA:Calera|503:Hijuelas:HIJU|504:La Cruz:LACR|506:Nogales:NOGA',
    '601:San Antonio:SANT|602:Algarrobo:ALGA:Mirasol|603:Cartagena:CART|604:El Quisco:QSCO:Isla Negra',
    '605:El Tabo:TABO:Las Cruces|606:Santo Domingo:SDGO:Rocas de Santo Domingo|701:San Felipe:SFEL',
    '702:Catemu|703:Llay Llay:LLAY:Llaillay|704:Panquehue|705:Putaendo|706:Santa María:SMAR',
    '801:Quilpué:QUIL|802:Limache:LIMA|803:Olmué:OLMU|804:Villa Alemana:VALE',
  ],
  6: [
    '101:Rancagua:RANC|102:Codegua:CODE|103:Coinco:COIN|104:Coltauco:COLT|105:Doñihue:DONI',
    '106:Graneros:GRAN|107:Las Cabras:LCAB|108:Machalí:MACH|109:Malloa:MALO',
    '110:Mostazal:SFRA:San Francisco de Mostazal/San Francisco|111:Olivar:OLIV|112:Peumo:PEUM',
    '113:Pichidegua:PICD|114:Quinta de Tilcoco:QTIL|115:Rengo:RENG|116:Requínoa:REQU',
    '117:San Vicente:SVIC:San Vicente de Tagua Tagua|201:Pichilemu:PICH:Punta de Lobos/Cáhuil',
    '202:La Estrella|203:Litueche:LCHE|204:Marchigüe:MARC:Marchihue|205:Navidad|206:Paredones',
    '301:San Fernando:SFER|302:Chépica:CHEP|303:Chimbarongo:CHIM|304:Lolol:LOLO|305:Nancagua:NANC',
    '306:Palmilla:PALM|307:Peralillo:PERA|308:Placilla|309:Pumanque|310:Santa Cruz:SCRU',
  ],
  7: [
    '101:Talca:TALC|102:Constitución:CONS|103:Curepto|104:Empedrado|105:Maule|106:Pelarco|107:Pencahue',
    '108:Río Claro|109:San Clemente:SCLE|110:San Rafael|201:Cauquenes:CAUQ|202:Chanco|203:Pelluhue',
    '301:Curicó:CURI|302:Hualañé:HUAL|303:Licantén|304:Molina:MOLI|305:Rauco|306:Romeral:ROME',
    '307:Sagrada Familia|308:Teno:TENO|309:Vichuquén|401:Linares:LINA|402:Colbún:COLB|403:Longaví:LONG',
    '404:Parral:PARR|405:Retiro|406:San Javier:SJAV:San Javier de Loncomilla|407:Villa Alegre:VALG',
    '408:Yerbas Buenas',
  ],
  8: [
    '101:Concepción:CONC|102:Coronel:CORO|103:Chiguayante:CHIG|104:Florida|105:Hualqui:HAQI',
    '106:Lota:LOTA|107:Penco:PENC|108:San Pedro de la Paz:SPED:San Pedro|109:Santa Juana',
    '110:Talcahuano:THNO|111:Tomé:TOME:Dichato|112:Hualpén:HPEN|201:Lebu:LEBU|202:Arauco:ARAU',
    '203:Cañete:CANE|204:Contulmo|205:Curanilahue:CURA|206:Los Álamos:ALAM|207:Tirúa',
    '301:Los Ángeles:LANG|302:Antuco|303:Cabrero:CABR|304:Laja:LAJA|305:Mulchén:MULC',
    '306:Nacimiento:NACI|307:Negrete:NEGR|308:Quilaco|309:Quilleco|310:San Rosendo:SANR',
    '311:Santa Bárbara:SBAR|312:Tucapel:TUCA|313:Yumbel:YUMB|314:Alto Biobío',
  ],
  9: [
    '101:Temuco:TEMU|102:Carahue:CARA|103:Cunco|104:Curarrehue|105:Freire:FRER|106:Galvarino',
    '107:Gorbea:GORB|108:Lautaro:LAUT|109:Loncoche:LONC|110:Melipeuco|111:Nueva Imperial:NVAI',
    '112:Padre Las Casas:PLCA|113:Perquenco|114:Pitrufquén:PITR|115:Pucón:PUCO:Caburgua',
    '116:Saavedra::Puerto Saavedra|117:Teodoro Schmidt|118:Toltén|119:Vilcún',
    '120:Villarrica:VILL:Licán Ray|121:Cholchol::Chol Chol|201:Angol:ANGO|202:Collipulli:COLL',
    '203:Curacautín:CURC|204:Ercilla|205:Lonquimay|206:Los Sauces|207:Lumaco|208:Purén:PURE',
    '209:Renaico:RNCO|210:Traiguén:TRAI|211:Victoria:VICT',
  ],
  10: [
    '101:Puerto Montt:PMON:Alerce|102:Calbuco:CALB|103:Cochamó|104:Fresia:FRES|105:Frutillar:FRUT',
    '106:Los Muermos:LMUE|107:Llanquihue:LLAN|108:Maullín:MAUL|109:Puerto Varas:PVAR:Ensenada',
    '201:Castro:CAST|202:Ancud:ANCU|203:Chonchi:CHON|204:Curaco de Vélez|205:Dalcahue:DALC',
    '206:Puqueldón|207:Queilén|208:Quellón:QUEL|209:Quemchi:QUEM|210:Quinchao:ACHA:Achao|301:Osorno:OSOR',
    '302:Puerto Octay:POCT|303:Purranque:PURR|304:Puyehue:PUYG|305:Río Negro:RNEG',
    '306:San Juan de la Costa|307:San Pablo:SPAB|401:Chaitén:CHAI|402:Futaleufú|403:Hualaihué:HORP:Hornopirén',
    '404:Palena',
  ],
  11: [
    '101:Coyhaique:COYH:Coihaique|102:Lago Verde|201:Aysén:PAYS:Aisén/Puerto Aysén',
    '202:Cisnes:PCIS:Puerto Cisnes|203:Guaitecas|301:Cochrane:COCH|302:O’Higgins::Villa O’Higgins|303:Tortel',
    '401:Chile Chico:CHCH|402:Río Ibáñez',
  ],
  12: [
    '101:Punta Arenas:PUNT|102:Laguna Blanca|103:Río Verde|104:San Gregorio',
    '201:Cabo de Hornos::Puerto Williams/Navarino|202:Antártica|301:Porvenir:PORV|302:Primavera',
    '303:Timaukel|401:Natales:PNAT:Puerto Natales|402:Torres del Paine',
  ],
  13: [
    '101:Santiago:STGO:Santiago Centro/Barrio Lastarria|102:Cerrillos:LOSC|103:Cerro Navia:CNAV',
    '104:Conchalí:CCHA|105:El Bosque:ELBO|106:Estación Central:ECEN|107:Huechuraba:HUEC',
    '108:Independencia:INDE|109:La Cisterna:LACI|110:La Florida:LAFL|111:La Granja:LAGR',
    '112:La Pintana:LAPI|113:La Reina:LARE|114:Las Condes:LCON:El Golf/San Carlos de Apoquindo',
    '115:Lo Barnechea:LOBA:La Dehesa|116:Lo Espejo:LOES|117:Lo Prado:LOPR|118:Macul:MACU',
    '119:Maipú:MIPU:Ciudad Satélite|120:Ñuñoa:NUNO|121:Pedro Aguirre Cerda:PEDR|122:Peñalolén:PLOL',
    '123:Providencia:PROV:Tobalaba/Manuel Montt|124:Pudahuel:PUDA|125:Quilicura:QILI',
    '126:Quinta Normal:QNOR|127:Recoleta:RECO|128:Renca:RENC|129:San Joaquín:SJOA|130:San Miguel:SMIG',
    '131:San Ramón:SRAM|132:Vitacura:VITA|201:Puente Alto:PALT:Bajos de Mena|202:Pirque:PIRQ',
    '203:San José de Maipo::Cajón del Maipo|301:Colina:COLI:Chicureo|302:Lampa:LAMP:Batuco',
    '303:Tiltil:TILT:Til Til|401:San Bernardo:SBER|402:Buin:BUIN|403:Calera de Tango:CTAN',
    '404:Paine:PAIN|501:Melipilla:MELI|502:Alhué|503:Curacaví:CRCV|504:María Pinto',
    '505:San Pedro::San Pedro de Melipilla|601:Talagante:TALA|602:El Monte:ELMO',
    '603:Isla de Maipo:IMAI:Islita|604:Padre Hurtado:PHUR|605:Peñaflor:PENA',
  ],
  14: [
    '101:Valdivia:VALD:Niebla|102:Corral|103:Lanco:LANC|104:Los Lagos:LLAG|105:Máfil',
    '106:Mariquina:MRQN:San José de la Mariquina|107:Paillaco:PAIL|108:Panguipulli:PANG|201:La Unión:LAUN|202:Futrono:FUTR',
    '203:Lago Ranco:LRAN|204:Río Bueno:RIOB',
  ],
  15: ['101:Arica:ARIC|102:Camarones|201:Putre|202:General Lagos'],
  16: [
    '101:Chillán:CHIL|102:Bulnes:BULN|103:Chillán Viejo:CHVJ|104:El Carmen:ECAR|105:Pemuco:PEMU',
    '106:Pinto:PINT|107:Quillón:QULL|108:San Ignacio:SIGN|109:Yungay:YUNG|201:Quirihue:QUIR',
    '202:Cobquecura|203:Coelemu:COEL|204:Ninhue|205:Portezuelo|206:Ránquil::Ñipas',
    '207:Treguaco::Trehuaco|301:San Carlos:SCAR|302:Coihueco:COIC|303:Ñiquén|304:San Fabián::San Fabián de Alico',
    '305:San Nicolás',
  ],
}

function readEntry(regionId: number, entry: string): Comuna {
  const [local = '', name = '', courier = '', aliases = ''] = entry.split(':')
  const cut = `${String(regionId).padStart(2, '0')}${local}`
  return {
    cut,
    id: Number(cut),
    regionId,
    name,
    courierCode: courier === '' ? null : courier,
    aliases: aliases === '' ? [] : aliases.split('/'),
  }
}

/** The 346 comunas of Chile (CUT 2018), in the order of their codes. */
export const comunas: Comuna[] = Object.entries(table).flatMap(([region, lines]) =>
  lines.flatMap((line) => line.split('|').map((entry) => readEntry(Number(region), entry))),
)
