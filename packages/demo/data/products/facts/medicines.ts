/**
 * Rows of `read-facts.ts`, by the label of the product in its table: label | number in the register of the SAG | what
 * works in it | kg of the animal | weeks of age from which | condition of sale.
 */
export const dogMedicines = `
10–20 kg | 2317 | Fipronil, (S)-metopreno | 10-20 | 8 | free
Hasta 10 kg | 2316 | Fipronil, (S)-metopreno | 2-10 | 8 | free
20–40 kg | 2402 | Imidacloprid, Permetrina | 20-40 | 7 | free
Masticable | 2588 | Sarolaner | 4,5-11 | 8 | prescription
Interno | 1946 | Praziquantel, Pirantel, Febantel | 2- | 3 | free
Calma | - | Melisa, Pasiflora | - | 12 | free
Articular | - | Glucosamina, Mejillón de labio verde | - | - | free
Probiótico | - | Enterococcus faecium, Inulina | - | - | free
Cachorro vital | - | Hierro, Zinc, Vitaminas del grupo B | - | 6 | free
Colágeno | - | Colágeno hidrolizado | - | 52 | free
Omega 3 | - | EPA, DHA | - | 8 | free
Oídos | - | Caléndula, Ácido salicílico | - | 8 | free
Collar 8 meses | 2655 | Imidacloprid, Flumetrina | 8- | 7 | free
`

/** As `dogMedicines`. */
export const catMedicines = `
Gato 2–8 kg | 2318 | Fipronil, (S)-metopreno | 2-8 | 8 | free
Combinada | 2611 | Fipronil, (S)-metopreno, Eprinomectina, Praziquantel | 2,5-7,5 | 7 | prescription
Gatito 1–2 kg | 2204 | Selamectina | 1-2 | 8 | free
Interno gato | 1951 | Praziquantel, Pirantel | 1- | 6 | free
Calma felina | - | Triptófano | - | 12 | free
Urinaria | - | Arándano rojo, Metionina | - | 26 | free
Gatito vital | - | Taurina, DHA | - | 4 | free
L-lisina | - | Lisina | - | 8 | free
Pelaje | - | EPA, DHA, Biotina | - | 8 | free
Salto fácil | - | Glucosamina, Condroitina | - | 52 | free
Probiótico | - | Enterococcus faecium, Inulina | - | 8 | free
Ojitos | 2733 | Hialuronato de sodio | - | 4 | free
Collar 7 meses | 2656 | Imidacloprid, Flumetrina | 1- | 10 | free
Antiácaros | 2490 | Ivermectina | - | 4 | prescription
`
