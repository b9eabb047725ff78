/**
 * Rows of `read-facts.ts`, by the label of the product in its table: label | protein, fat, fibre, moisture and ash in
 * percent | months of age | kibble in mm | whose ration and for which weights in kg | ingredients with the percentages
 * that the maker says, the most first.
 */
export const dogFoods = `
Adulto raza mediana | 26 14 3 9 7 | 12- | 13 | adulto 10 15 20 25 | Pollo deshidratado 24, Arroz quebrado 20, Maíz, Grasa de pollo, Pulpa de remolacha, Levadura de cerveza, Aceite de pescado, Minerales, Vitaminas
Cachorro raza grande | 29 15 3 9 8 | 2-15 | 14 | cachorro 5 10 20 30 40 | Cordero deshidratado 22, Arroz quebrado 18, Maíz, Grasa de pollo, Pulpa de remolacha, Aceite de pescado, Glucosamina y condroitina, Minerales, Vitaminas
Adulto raza pequeña | 28 16 2,5 9 7 | 10- | 7 | adulto 2 4 6 8 10 | Salmón deshidratado 22, Papa deshidratada 18, Arroz integral, Grasa de pollo, Aceite de pescado, Levadura de cerveza, Minerales, Vitaminas
Senior 8+ | 25 11 4 9 6,5 | 96- | 11 | senior 3 5 10 20 30 40 | Pavo deshidratado 20, Avena 18, Arroz integral, Grasa de pollo, Pulpa de remolacha, Glucosamina y condroitina, Minerales, Vitaminas
Sin granos | 32 17 3,5 9 8 | 12- | 12 | adulto 3 5 10 20 30 40 | Ciervo deshidratado 26, Garbanzo 20, Papa deshidratada, Grasa de pollo, Linaza, Levadura de cerveza, Minerales, Vitaminas
Control de peso | 27 9 7 9 7 | 12- | 12 | control 3 5 10 20 30 40 | Pescado blanco deshidratado 22, Cebada 18, Arroz integral, Fibra de manzana 6, Pulpa de remolacha, Aceite de pescado, Minerales, Vitaminas
Alta energía | 32 20 2,5 9 7,5 | 12- | 15 | activo 10 20 30 40 50 | Vacuno deshidratado 28, Arroz quebrado 18, Grasa de pollo 12, Maíz, Aceite de pescado, Maqui 0,5, Minerales, Vitaminas
Cachorro mini | 31 18 2,5 9 7,5 | 2-10 | 6 | cachorro 1 2 4 6 8 | Pollo deshidratado 28, Quinoa 12, Arroz quebrado, Grasa de pollo, Aceite de pescado, Levadura de cerveza, Minerales, Vitaminas
Piel sensible | 26 15 3 9 7 | 12- | 12 | adulto 3 5 10 20 30 40 | Trucha deshidratada 26, Camote 20, Arroz integral, Aceite de linaza 3, Pulpa de remolacha, Minerales, Vitaminas
Adulto de campo | 23 11 4 10 8 | 12- | 15 | adulto 5 10 20 30 40 60 | Maíz, Vacuno deshidratado 18, Salvado de trigo, Grasa de vacuno, Zapallo 2, Zanahoria 2, Betarraga 1, Minerales, Vitaminas
Guiso de vacuno | 9,5 6 0,6 79 2,2 | 12- | - | adulto 3 5 10 20 30 | Vacuno 45, Caldo, Hígado de vacuno, Zapallo 6, Minerales, Vitaminas
Paté de cordero | 10 7,5 0,5 77 2,5 | 12- | - | adulto 3 5 10 20 30 | Cordero 42, Caldo, Hígado de vacuno, Menta 0,2, Minerales, Vitaminas
Mousse de pavo | 10,5 6,5 0,4 78 2,2 | 1-10 | - | cachorro 1 2 4 6 | Pavo 48, Caldo, Hígado de pollo, Aceite de pescado, Minerales, Vitaminas
Pollo en salsa | 8,5 4 0,5 82 2 | 12- | - | complemento | Pollo 40, Caldo, Arvejas 5, Almidón de papa, Minerales
Digestivo | 9 4,5 0,5 80 1,8 | 2- | - | complemento | Pollo 38, Caldo, Arroz quebrado 14, Minerales
Charqui | 62 12 0,5 16 6 | 4- | - | complemento | Vacuno 100
Galletas | 11 8 4 9 3 | 4- | - | complemento | Avena 60, Manzana 15, Huevo 12, Aceite de maravilla
Dental diario | 12 3 3 12 5 | 10- | - | complemento | Almidón de papa, Glicerina vegetal, Levadura de cerveza, Menta 1, Perejil 1, Minerales
Merluza seca | 70 8 0,5 10 9 | 4- | - | complemento | Piel de merluza 100
Bocados | 22 9 1,5 28 5 | 3- | 5 | complemento | Hígado de vacuno 40, Camote 25, Glicerina vegetal, Almidón de papa
Leche maternizada | 32 28 0,2 4 6 | 0-2 | - | complemento | Leche en polvo 60, Suero de leche, Aceite de maravilla, Minerales, Vitaminas
`

/** As `dogFoods`. */
export const catFoods = `
Adulto indoor | 33 13 5 8 7 | 12- | 10 | casa 2 3 4 5 6 8 | Pollo deshidratado 28, Avena 14, Arroz integral, Grasa de pollo, Fibra de avena 4, Pulpa de remolacha, Taurina, Minerales, Vitaminas
Gatito | 36 20 2 8 7,5 | 2-12 | 6 | gatito 0,5 1 2 3 4 | Salmón deshidratado 30, Arroz quebrado, Grasa de pollo, Leche en polvo 3, Aceite de pescado, Taurina, Minerales, Vitaminas
Esterilizado | 35 10 5 8 7 | 12- | 10 | casa 2 3 4 5 6 8 | Pavo deshidratado 30, Arroz integral, Fibra de avena 4, Grasa de pollo, Arándano rojo 0,5, Taurina, Minerales, Vitaminas
Senior 11+ | 31 13 4 8 6 | 132- | 9 | casa 2 3 4 5 6 | Pescado blanco deshidratado 26, Arroz integral, Grasa de pollo, Pulpa de remolacha, Aceite de pescado, Taurina, Minerales, Vitaminas
Sin granos | 38 17 3 8 8 | 12- | 10 | adulto 2 3 4 5 6 8 | Conejo deshidratado 32, Lenteja 18, Papa deshidratada, Grasa de pollo, Aceite de pescado, Taurina, Minerales, Vitaminas
Pelo largo | 34 17 4 8 7,5 | 12- | 11 | adulto 3 4 5 6 8 | Jurel deshidratado 28, Arroz integral, Grasa de pollo, Alga kelp 1, Aceite de pescado, Taurina, Minerales, Vitaminas
Urinario | 34 16 2,5 8 6,5 | 12- | 10 | casa 2 3 4 5 6 8 | Pollo deshidratado 28, Arroz quebrado 20, Maíz, Grasa de pollo, Taurina, Minerales, Vitaminas
Gato de patio | 30 13 3 9 8 | 12- | 10 | adulto 2 3 4 5 6 8 | Maíz, Jurel deshidratado 14, Atún deshidratado 8, Salvado de trigo, Grasa de pollo, Camarón 1, Taurina, Minerales, Vitaminas
Paté de salmón | 10,5 6 0,4 79 2,3 | 12- | - | adulto 2 3 4 5 6 8 | Salmón 44, Caldo, Hígado de pollo, Taurina, Minerales, Vitaminas
Atún en lonjas | 17 1,2 0,1 79,5 1,6 | 12- | - | complemento | Atún 60, Agua 40
Mousse gatito | 11 7 0,3 78 2,3 | 1-12 | - | gatito 0,5 1 2 3 4 | Pollo 48, Caldo, Hígado de pollo, Aceite de pescado, Taurina, Minerales, Vitaminas
Paté de trucha | 10 5,5 1 79 2,2 | 12- | - | adulto 2 3 4 5 6 8 | Trucha 42, Caldo, Zapallo 8, Taurina, Minerales, Vitaminas
En gelatina | 9 4 0,4 82 2 | 12- | - | adulto 2 3 4 5 6 | Merluza 40, Caldo, Gelatina, Taurina, Minerales, Vitaminas
Cremoso | 8 3 0,3 85 2 | 4- | - | complemento | Pollo 50, Agua, Almidón de papa, Taurina
Renal | 8,5 6,5 0,6 78 1,5 | 12- | - | casa 2 3 4 5 6 | Vacuno 40, Caldo, Arroz quebrado, Aceite de pescado, Taurina, Minerales, Vitaminas
Crocante | 30 18 2 8 6 | 6- | 12 | complemento | Pollo deshidratado 34, Maíz, Queso 8, Grasa de pollo, Taurina
Atún | 82 4 0,3 5 7 | 6- | - | complemento | Atún 100
Con catnip | 28 12 3 12 6 | 6- | 10 | complemento | Pollo deshidratado 30, Arroz quebrado, Nébeda 2, Glicerina vegetal, Taurina
Leche de gato | 3,6 2 0 89 0,8 | 3- | - | complemento | Leche sin lactosa 96, Taurina, Minerales
Caldo | 3 0,6 0,1 95 0,6 | 3- | - | complemento | Agua, Huesos de pollo 30
`

/** As `dogFoods`; nobody gives a ration or an energy for these. */
export const otherFoods = `
Catitas | 12 5 9 11 4 | 0- | - | otros | Mijo 60, Alpiste 25, Avena pelada 15
Canarios | 15 9 10 11 5 | 0- | - | otros | Alpiste 65, Semilla de nabo 20, Negrillo 15
Loros | 14 18 14 10 4 | 0- | - | otros | Maravilla 45, Cártamo 20, Plátano deshidratado, Papaya deshidratada, Nuez 5
Ninfas | 13 8 11 11 4 | 0- | - | otros | Mijo 45, Cártamo 20, Avena pelada 20, Alpiste
Pasta de cría | 18 8 2 11 4 | 0- | - | otros | Bizcocho 65, Huevo 20, Miel 5
Conejo adulto | 14 3 24 10 8 | 6- | 4 | otros | Heno de fleo 60, Alfalfa, Salvado de trigo, Hierbas 3, Minerales
Cuy | 16 3 20 10 8 | 1- | 4 | otros | Heno de fleo 50, Alfalfa, Salvado de trigo, Vitamina C 0,1, Minerales
Hámster | 16 6 8 11 5 | 1- | - | otros | Mijo 30, Avena pelada, Maravilla, Gusano de la harina 4, Maíz
Chinchilla | 15 3 26 10 8 | 2- | 4 | otros | Heno de fleo 65, Alfalfa, Pétalos de rosa 2, Minerales
Erizo | 32 13 4 9 8 | 2- | 8 | otros | Pollo deshidratado 34, Arroz quebrado, Gusano de la harina 8, Minerales, Vitaminas
Heno de fleo | 8 2 32 11 7 | 0- | - | otros | Heno de fleo 100
Alfalfa | 17 2 28 11 10 | 0-6 | - | otros | Alfalfa 100
Heno y flores | 9 2 30 11 8 | 0- | - | otros | Heno de fleo 92, Manzanilla 5, Diente de león 3
Escamas | 46 9 2 7 10 | 0- | - | otros | Harina de pescado 50, Harina de trigo, Levadura de cerveza, Camarón 4, Vitaminas
Goldfish | 38 6 3 8 9 | 0- | 2 | otros | Harina de pescado 40, Harina de trigo, Espirulina 2, Vitaminas
Fondo | 34 5 6 8 11 | 0- | 12 | otros | Harina de pescado 34, Harina de trigo, Espirulina 12, Vitaminas
Tortuga | 40 6 3 8 12 | 0- | 4 | otros | Harina de pescado 42, Harina de trigo, Camarón 6, Minerales, Vitaminas
Gammarus | 50 6 8 7 20 | 0- | - | otros | Camarón gammarus 100
Iguana y pogona | 14 3 18 9 10 | 0- | - | otros | Hibisco 40, Diente de león 30, Hojas de luma
Barritas | 12 5 9 11 4 | 3- | - | otros | Avena pelada 40, Miel 15, Zanahoria 8, Heno de fleo
`
