export type ShopperQuery = {
  kind: 'name' | 'code' | 'type' | 'feature' | 'use' | 'synonym' | 'typo' | 'accentless' | 'brand'
  text: string
  /** Ids of products, one of which must stand in the first three. */
  wanted: readonly number[]
}

/**
 * What shoppers in Chile type and what they then want to see. Written from the products' shelf, before any
 * engine was asked: a query that is not found stays here.
 */
export const shopperQueries: readonly ShopperQuery[] = [
  { kind: 'name', text: 'arnés antitirones acolchado', wanted: [1057] },
  { kind: 'name', text: 'rascador de cartón', wanted: [1125] },
  { kind: 'name', text: 'Leche maternizada', wanted: [1021] },
  { kind: 'name', text: 'alimento gato esterilizado', wanted: [1085] },
  { kind: 'name', text: 'líquido de frenos dot 4', wanted: [1268] },
  { kind: 'name', text: 'cepillo con vapor', wanted: [1159] },

  { kind: 'code', text: 'PAL-1008', wanted: [1008] },
  { kind: 'code', text: 'gal 1085', wanted: [1085] },
  { kind: 'code', text: 'rfl1273', wanted: [1273] },
  { kind: 'code', text: 'AND16919-N', wanted: [1001] },
  { kind: 'code', text: 'fre43317v', wanted: [1243] },
  { kind: 'code', text: '7804236080019', wanted: [1143] },

  { kind: 'type', text: 'collar isabelino', wanted: [1041, 1121] },
  { kind: 'type', text: 'correas extensibles', wanted: [1056] },
  { kind: 'type', text: 'pipeta para gato', wanted: [1103, 1104, 1105] },
  { kind: 'type', text: 'shampoo gato', wanted: [1157, 1158] },
  { kind: 'type', text: 'filtro de cabina', wanted: [1285, 1286] },
  { kind: 'type', text: 'jaula para hamster', wanted: [1186] },
  { kind: 'type', text: 'bateria camioneta', wanted: [1294] },
  { kind: 'type', text: 'plumillas', wanted: [1297, 1298] },

  { kind: 'feature', text: 'alimento cachorro raza pequeña 3 kg', wanted: [1008] },
  { kind: 'feature', text: 'pellet perro 15 kilos', wanted: [1001] },
  { kind: 'feature', text: 'arena gato 10kg', wanted: [1143] },
  { kind: 'feature', text: 'aceite 10w40', wanted: [1274] },
  { kind: 'feature', text: 'aceite 15W40 5 litros', wanted: [1275] },
  { kind: 'feature', text: 'neumatico 185 65 15', wanted: [1271] },
  { kind: 'feature', text: 'sabanillas 60x90', wanted: [1074] },
  { kind: 'feature', text: 'comida perro sin granos', wanted: [1005] },
  { kind: 'feature', text: 'pastillas de freno toyota hilux', wanted: [1243] },
  { kind: 'feature', text: 'pipeta perro 30 kg', wanted: [1024] },

  { kind: 'use', text: 'perro con pulgas', wanted: [1022, 1023, 1024, 1025, 1040, 1066] },
  { kind: 'use', text: 'bolas de pelo gato', wanted: [1108] },
  { kind: 'use', text: 'perro ansioso', wanted: [1027] },
  { kind: 'use', text: 'gato estresado', wanted: [1107, 1118] },
  { kind: 'use', text: 'olor a orina', wanted: [1070, 1156] },
  { kind: 'use', text: 'jarabe para la tos perro', wanted: [1033] },
  { kind: 'use', text: 'perro con sobrepeso', wanted: [1006] },
  { kind: 'use', text: 'mal aliento perro', wanted: [1018, 1037] },
  { kind: 'use', text: 'arnes para que no tire', wanted: [1057] },

  { kind: 'synonym', text: 'llantas aro 15', wanted: [1271] },
  { kind: 'synonym', text: 'comida minino esterilizado', wanted: [1085] },
  { kind: 'synonym', text: 'pechera gato', wanted: [1136] },
  { kind: 'synonym', text: 'champú para can', wanted: [1063, 1064, 1065, 1066] },
  { kind: 'synonym', text: 'anticongelante', wanted: [1299] },
  { kind: 'synonym', text: 'piedritas para michi', wanted: [1143, 1144, 1145, 1146, 1147, 1148] },
  { kind: 'synonym', text: 'limpiaparabrisas trasero', wanted: [1298] },
  { kind: 'synonym', text: 'filtro diesel l200', wanted: [1287] },
  { kind: 'synonym', text: 'comida cobaya', wanted: [1169] },

  { kind: 'typo', text: 'alimneto cachorro', wanted: [1002, 1008] },
  { kind: 'typo', text: 'amortigador accent', wanted: [1257] },
  { kind: 'typo', text: 'bujjias iridio', wanted: [1289] },
  { kind: 'typo', text: 'desparacitante perro', wanted: [1026] },
  { kind: 'typo', text: 'rascadro gato', wanted: [1123, 1124, 1125] },
  { kind: 'typo', text: 'refrijerante', wanted: [1299, 1300] },

  { kind: 'accentless', text: 'arbol para gatos', wanted: [1124] },
  { kind: 'accentless', text: 'panales perra', wanted: [1075] },
  { kind: 'accentless', text: 'cortaunas gato', wanted: [1161] },
  { kind: 'accentless', text: 'colageno perro', wanted: [1031] },

  { kind: 'brand', text: 'andino cachorro', wanted: [1002] },
  { kind: 'brand', text: 'pelota kalken', wanted: [1042, 1044] },
]
