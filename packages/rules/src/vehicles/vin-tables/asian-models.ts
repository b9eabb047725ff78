/** Rows of `vin-models.ts`: where makers of Korea, China and India write the model. The first that fits counts. */
export const asianModels = `
Hyundai | KMHA[GM]51|MALAA51 | Atos
Hyundai | MALA[MN]|NLHA | i10
Hyundai | MALA[78]|MALB3[5-9] | Grand i10
Hyundai | MALA[EF] | Eon
Hyundai | MALB[AB]|NLHB[ABN] | i20
Hyundai | MALC[23]8 | Creta
Hyundai | MALC[TU] | Accent
Hyundai | MALF | Venue
Hyundai | KMHB[TU] | Getz
Hyundai | KMHC[FGJMNTUV]|KMHC[234]\\d|3KPC | Accent
Hyundai | KMHC[78] | Ioniq
Hyundai | KMHD[C]|TMAD[12B] | i30
Hyundai | KMHD[BDGHLMNTU]|KMHD[78]|KMHL[LMN]|5NP | Elantra
Hyundai | KMHE[BCFLMNU]|KMHE[2345]|KMHL[24] | Sonata
Hyundai | KMHF | Azera
Hyundai | KMHH[MN] | Coupe
Hyundai | KMHH[TU] | Genesis Coupe
Hyundai | KMHT | Veloster
Hyundai | (?:KMH|TMA|LBE|5NM)J | Tucson
Hyundai | KMHS[BCDGHTUX]|KMHS[2-8]|5NMS | Santa Fe
Hyundai | KMHPM|KMHPN | Matrix
Hyundai | KMHNM|KMHNN | Terracan
Hyundai | KMHNU | Veracruz
Hyundai | KMHRC | Venue
Hyundai | KMHR[2-8]|KM8R | Palisade
Hyundai | KMHK[2-6]|KM8K[1-6] | Kona
Hyundai | KMHKM|KM8KN | Ioniq 5
Hyundai | KMFW|KMJW | H-1
Hyundai | KMFZ | Porter, H-100
Hyundai | KMFY|KMJY | Staria
Hyundai | 9BHB|9BHC | HB20
Kia | KNAB[AEHJKTX]|KNAB[23] | Morning, Picanto
Kia | KNAD[AB] | Stonic
Kia | KNAD[CDEGHMN]|3KPA | Rio
Kia | KNAFW6|KNAFH | Koup
Kia | KNAF[TUWXFEGKLZ]|KNAF[2-5]|3KPF | Cerato, K3
Kia | KNAG[DEMNT]|KNAG[2-5] | Optima, Magentis
Kia | KNAP|U5YP|KNDP | Sportage
Kia | KNDJ[EF]|KNDJA | Sportage
Kia | KNAJ[CE]|KNDJC|KNAK[NU]|KNAR | Sorento
Kia | KNAJ[NPTXS]|KNDJ[NPTXS]|KNDJ2 | Soul
Kia | KN[ADH]M[A-E2-9] | Carnival
Kia | KNAC[BCR] | Niro
Kia | KNAE[235] | Stinger
Kia | KNDHB|KNAKG|KNDKG | Mohave
Kia | KNC[SW] | Frontier
Kia | KNAH[HTU]|KNAFC|KNAFG|MZBG | Carens
Kia | MZBE | Seltos
Kia | MZBF | Sonet
Kia | LJD[0-9] | Soluto
SsangYong | KPA[CK][AM]|KPACA | Actyon, Actyon Sports
SsangYong | KPTA|KPT[AN]0 | Korando
SsangYong | KPTR | Rexton
Great Wall | LGWC | Wingle 5, Wingle 6, Wingle 7
Mahindra | MA1[A-Z]{2}2 | Pik Up
Maxus | LSK[A-Z]C | T60
Maxus | LSKG[4-5] | G10, V80
`
