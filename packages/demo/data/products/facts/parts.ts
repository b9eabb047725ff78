/**
 * Rows of `read-facts.ts`, by the kind of part: kind | what is in the box | what is tightened to how many Nm. `Rueda`
 * stands for the wheel's nuts, whose torque is the maker's of the vehicle.
 */
export const parts = `
pastilla | 4 Pastillas de freno, 4 Láminas antirruido | Pernos guía del cáliper 34, Rueda
disco | 1 Disco de freno | Rueda
tambor | 1 Tambor de freno | Rueda
balata | 4 Balatas | Rueda
amortiguador | 1 Amortiguador, 1 Tuerca superior | Tuerca superior 45, Rueda
resorte | 1 Resorte | Rueda
bandeja-auto | 1 Bandeja de suspensión | Pernos de la bandeja 120, Rueda
bieleta | 1 Pieza de dirección o suspensión, 1 Tuerca de seguridad | Tuerca de seguridad 50, Rueda
rodamiento | 1 Rodamiento, 1 Tuerca de maza | Tuerca de maza 245, Rueda
filtro-aceite | 1 Filtro de aceite, 1 Sello | Filtro de aceite 15
filtro-aire | 1 Filtro de aire | -
filtro-cabina | 1 Filtro de cabina | -
filtro-combustible | 1 Filtro de combustible, 2 Sellos | -
bujia | 4 Bujías | Bujía en culata de aluminio 25
correa-auto | 1 Correa de motor | -
bateria | 1 Batería, 2 Tapas de bornes | Bornes 6
ampolleta | 2 Ampolletas | -
plumilla | 1 Juego de plumillas | -
`

/** Torque of the wheel's nuts in Nm, by make. */
export const wheelTorque: Record<string, number> = {
  Chevrolet: 110,
  Hyundai: 107,
  Kia: 107,
  Mazda: 118,
  Mitsubishi: 108,
  Nissan: 113,
  Peugeot: 100,
  Subaru: 120,
  Suzuki: 100,
  Toyota: 103,
}
