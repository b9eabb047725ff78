/** Rows of `read-rows.ts`, whose ids come behind those of the other tables. */
export const pastillas = `
pastilla | Pastillas de freno delanteras Toyota Yaris 2014–2018 | kordill | 21990 | - | - | Orgánica | Delanteras | teal ice | Frenan parejo en el taco y en la bajada, sin polvo negro en las llantas. | Vehículo: Toyota Yaris 2014–2018; Eje: Delantero; Compuesto: Orgánico |
`
