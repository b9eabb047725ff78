/** Rows of `vin-models.ts`: where makers of the Americas and of Europe write the model. The first that fits counts. */
export const westernModels = `
Chevrolet | KL1M[BCDJM]|KL8CD | Spark
Chevrolet | KL1MF | Spark GT
Chevrolet | KL1S[ADFGT]|KL1TD|3G1T[ACUX] | Aveo
Chevrolet | KL1T[AJ]|3G1J | Sonic
Chevrolet | KL1J[AD5]|KL1NF|KL1NA | Optra
Chevrolet | KL1J[CFGJM]|KL1P[CDJM] | Cruze
Chevrolet | KL1[CDF][ACDEFG]|3GNAL|LZWADA | Captiva
Chevrolet | KL1Y | Orlando
Chevrolet | KL1L | Epica
Chevrolet | KL1U | Vivant
Chevrolet | LSGS[AEFJ]|LSGH | Sail
Chevrolet | LSGK|LSGP[BC] | Cavalier
Chevrolet | LSGE|9BGE[ABC] | Onix
Chevrolet | LZWAC | N300
Chevrolet | LZWC | N400
Chevrolet | LZWP | Groove
Chevrolet | (?:MMU|9BG)1[45]6 | Trailblazer
Chevrolet | (?:MMU|9BG)14[48] | Colorado
Chevrolet | 9BG1[1-3] | S-10
Chevrolet | 9BGX[FHR] | Corsa
Chevrolet | 9BGK[LST] | Onix, Prisma
Chevrolet | 9BGJA|9BGJ[B]6 | Cobalt
Chevrolet | 9BGJ[C]7 | Spin
Chevrolet | 9BGE[PVY] | Tracker
Chevrolet | 9BGC | Montana
Chevrolet | 9BGT[RST] | Astra, Vectra, Zafira
Chevrolet | 3GNCJ|KL1[JB]B | Tracker
Chevrolet | 3GNAX | Equinox
Chevrolet | 1GNE[RV]|1GNK[RV] | Traverse
Chevrolet | 1GNS[CK][AB]|1GN[FL][CK]2 | Tahoe
Chevrolet | 1GNS[CK][HJK]|1GN[FL][CK]1 | Suburban
Chevrolet | [13]GC[EPRUNHV] | Silverado
Chevrolet | 1G1F | Camaro
Chevrolet | 8GG|MPA | Luv D-Max, D-Max
Ford | 8AF[ADE]R|MNC[ALUB]|MNB[ALUB]|6FPP | Ranger
Ford | 8AF[BFD]ZZ | Focus, Focus S
Ford | 9BFZB|MAJ[BT] | EcoSport
Ford | 9BFZF|3FA[DF]P4[BDE] | Fiesta
Ford | 9BFZ[KH] | Ka
Ford | 3FA[HP]?6?P0|3FA6P0 | Fusion
Ford | 1FM[5SKE][UK]?[78K] | Explorer
Ford | 1FMCU[09] | Escape
Ford | 1FMJ[UK] | Expedition
Ford | 2FM[DP]K | Edge
Ford | 1FT[EFRMP][A-Z]1|1FT[EFRMP][WX] | F-150
Ford | 1FA6P8|1ZV|1FAFP4 | Mustang
Ford | 3FMTK | Mustang Mach-E
Ford | 3FMCR | Bronco Sport
Ford | 1FME[ED] | Bronco
Ford | 3FTTW | Maverick
Ford | LJX | Territory
Volkswagen | .{6}2H | Amarok
Volkswagen | .{6}5U | Gol, Saveiro, Voyage
Volkswagen | .{6}5Z | Fox, CrossFox
Volkswagen | .{6}(?:9N|6R) | Polo
Volkswagen | .{6}(?:AW|BZ) | Polo, Virtus
Volkswagen | MEX.{3}60 | Vento
Volkswagen | .{6}(?:1J) | Golf, Bora
Volkswagen | .{6}(?:1K|5K|AU) | Golf, Jetta
Volkswagen | .{6}(?:16|BU|AJ) | Jetta
Volkswagen | .{6}(?:5N|AD|AX) | Tiguan
Volkswagen | .{6}(?:7L|7P|CR) | Touareg
Volkswagen | .{6}(?:3C|3B|3G) | Passat
Volkswagen | .{6}(?:2K|SA) | Caddy
Volkswagen | .{6}7H | Transporter
Volkswagen | .{6}C1 | T-Cross
Volkswagen | .{6}AA | Up
Peugeot | VF31 | 106
Peugeot | VF32|9362|8AD2 | 206, 207
Peugeot | VF3W | 207
Peugeot | VF33|8AD3 | 307
Peugeot | VF34|8AD4|VF3L | 308
Peugeot | VF37[A-Z] | Partner, 306
Peugeot | VF38[DE] | 508, 406
Peugeot | VF36 | 407
Peugeot | VF38 | 406
Peugeot | VF3CU|VR3U[KRS] | 2008
Peugeot | VF3C|936C|VR3U|8ADU | 208
Peugeot | VF3D | 301
Peugeot | VF30U | 3008
Peugeot | VF30[AE] | 5008
Peugeot | V[FR]3M[1-4CR] | 3008
Peugeot | V[FR]3M | 3008, 5008
Peugeot | VF3P | 107
Peugeot | VF3[VX]|VR3V | Expert
Peugeot | VF3[YZ] | Boxer
Peugeot | VR3E | Partner, Rifter
Citroën | VF7[7GH]|VR7E | Berlingo
Citroën | VF7S|VF7F | C3
Citroën | VF7[LN]|8BCL | C4
Citroën | VF7D | C-Elysée, C5
`

/** Rows of the same form: the engine at the sixth to eighth character, as Peugeot and Citroën write it. */
export const psaEngines = ['Peugeot', 'Citroën']
  .map((make) =>
    `
.{5}(?:HFX|HFZ|HDZ|HFY) | 1.1 bencina
.{5}(?:HM[ZYUT0-9]) | 1.2 bencina
.{5}(?:HN[A-Z0-9]) | 1.2 turbo bencina
.{5}(?:KF[TUVWX]) | 1.4 bencina
.{5}(?:8H[RXYZ]) | 1.4 diésel
.{5}(?:N[F6][A-Z0-9]|5F[KNSW]) | 1.6 bencina
.{5}(?:5F[FTUVXYMR]|5G[A-Z]) | 1.6 turbo bencina
.{5}(?:9H[A-Z0-9]|BH[A-Z0-9]) | 1.6 diésel
.{5}(?:YH[A-Z0-9]) | 1.5 diésel
.{5}(?:WJ[YZ]|DJY|D9B) | 1.9 diésel
.{5}(?:RF[A-Z0-9]) | 2.0 bencina
.{5}(?:RH[A-Z0-9]|AH[A-Z0-9]) | 2.0 diésel
`
      .trim()
      .split('\n')
      .map((row) => `${make} | ${row}`)
      .join('\n'),
  )
  .join('\n')
