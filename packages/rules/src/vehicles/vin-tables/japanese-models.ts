/** Rows of `vin-models.ts`: where makers of Japan write the model. The first that fits counts. */
export const japaneseModels = `
Toyota | VNK | Yaris
Toyota | JT[DN]B[TW]9 | Yaris
Toyota | JT[DN][KH][TW]\\d | Yaris Sport, Yaris
Toyota | JTDJ[TW]9 | Yaris Sport
Toyota | MR2[BK] | Yaris
Toyota | (?:MR0|8AJ)(?:[EF][RXZ]|HZ|[BDFGHK][ABD]|CX) | Hilux
Toyota | (?:MR0|8AJ|MHF)[YZG][XZU] | Fortuner
Toyota | JTM[CH][UVX] | Land Cruiser
Toyota | JTM | RAV4
Toyota | JTEB[HRU][39]FJ | Land Cruiser Prado
Toyota | JTEB[UR]11F | FJ Cruiser
Toyota | JTEBU[145] | 4Runner
Toyota | JTEE[BS]7 | Land Cruiser 70
Toyota | JTE[DG]S4 | Highlander
Toyota | JTF[SJH][STX] | Hiace
Toyota | JT[DN]K[BN] | Prius
Toyota | JTDKDTB3 | Prius C
Toyota | JTNK[HY]|JTNKX | C-HR
Toyota | (?:9BR|JTD|JTN|NMT)B[ERUL] | Corolla
Toyota | 9BRK | Corolla Cross
Toyota | MHKM[1-5] | Avanza
Toyota | MHKE8 | Rush
Nissan | 3N1EB31 | V16
Nissan | 3N1CN[78] | Versa
Nissan | 3N1AB[678] | Sentra
Nissan | 3N1BC1 | Tiida
Nissan | 3N1CK3 | March
Nissan | 3N8CP5|94DFC | Kicks
Nissan | (?:3N6|8AN|VSK|MNT).{3}D23 | Navara, NP300
Nissan | (?:3N6|8AN)[BC]D3 | Navara, NP300
Nissan | (?:VSK|MNT).{3}D40 | Navara
Nissan | JN1.{3}T3[012] | X-Trail
Nissan | JN1.{3}Z5[01] | Murano
Nissan | (?:SJN|JN1).{3}J1[012] | Qashqai
Nissan | (?:SJN|JN1).{3}F1[56] | Juke
Nissan | JN1.{3}Y6[12] | Patrol
Nissan | JN[16].{3}D22 | D21, Terrano
Nissan | 5N1AR|JN1.{3}R5[12] | Pathfinder
Suzuki | (?:JSA|MBH|TSM|JS2|MA3)[A-Z]?Z[CD]\\d\\d | Swift
Suzuki | (?:JSA|JS3|JSD)[A-Z]?JB[4-7] | Jimny
Suzuki | TSM[A-Z]?LY | Vitara
Suzuki | TSM[A-Z]?JY|JSA[A-Z]?JY | S-Cross
Suzuki | (?:MBH|MA3|JSA)[A-Z]?WB | Baleno
Suzuki | (?:MBH|MA3)[A-Z]?WD | Fronx
Suzuki | (?:TSM|JSA)[A-Z]?[YR][ABW] | SX4
Suzuki | (?:JS3|JSA)[A-Z]?(?:TD|TE|JT)[A-Z]?[5-9] | Grand Nomade
Suzuki | JSA[A-Z]?FRE | Kizashi
Suzuki | MA3[A-Z]?VC | Ciaz
Suzuki | (?:JSA|MA3)[A-Z]?FF | Ignis
Suzuki | MHYZ[EN] | Ertiga
Suzuki | MHYDN | APV
Suzuki | MHYNC2 | XL7
Suzuki | MA3ET | Celerio
Suzuki | MA3EU | Alto
Suzuki | MA3FL | S-Presso
Mazda | (?:JM7|JMZ|JM0)B[AJKLMNP]|3MZB[LMNP] | 3
Mazda | (?:JM7|JMZ|JM0)D[EJL]|3MDD[JL] | 2
Mazda | (?:JM7|JMZ|JM0)DY | Demio
Mazda | (?:JM7|JMZ|JM0)G[GHJL] | 6
Mazda | (?:JM7|JMZ|JM0|JM3)K[EF] | CX-5
Mazda | (?:JM7|JMZ|JM0)DK | CX-3
Mazda | (?:JM7|JMZ|JM0|3MV)DM | CX-30
Mazda | (?:JM7|JMZ|JM0|JM3)ER | CX-7
Mazda | (?:JM7|JMZ|JM0|JM3)T[BC] | CX-9
Mazda | (?:JM7|JMZ|JM0)C[RW] | 5
Mazda | (?:JM7|JMZ|JM0|JM1)N[BCD] | MX-5
Mazda | (?:JM7|JMZ|JM3)KH | CX-60
Mazda | MM[067]UN|MM[067]U[PR] | BT-50
Mitsubishi | MM[BCT].{2}(?:K[ABJKL]) | L200
Mitsubishi | 93X.{2}K[ABJL] | L200
Mitsubishi | MM[BCT].{2}K[GHRS]|JMY.{2}K[GHRS] | Montero Sport
Mitsubishi | MM[BCT].TA0 | Mirage
Mitsubishi | MM[BCT].TA1 | Mirage G4
Mitsubishi | JM[YB].{2}C[SXYZ] | Lancer
Mitsubishi | JM[YB].{2}GA | ASX
Mitsubishi | JM[YB].{2}(?:CU|CW|G[FGMN]) | Outlander
Mitsubishi | JM[YB].{2}G[KL] | Eclipse Cross
Mitsubishi | JM[YB].{2}V[6-9] | Montero
Mitsubishi | JM[YB].{2}EA | Galant
Mitsubishi | JM[YB].{2}NA | Grandis
Mitsubishi | JM[YB].{2}Z[2-3] | Colt
Mitsubishi | MK2NC | Xpander, Xpander Cross
Subaru | JF[12]S[GHJK] | Forester
Subaru | JF[12]GT | XV
Subaru | JF[12]B[EMNRS] | Legacy, Outback
Subaru | JF[12]G[DEGHJPKU] | Impreza
Subaru | JF[12]V[AB] | WRX
Honda | JHM[CR]M|1HGC | Accord
Honda | (?:JHM|MRH|93H)GM | City
Honda | (?:JHM|93H)G[DEK] | Fit
Honda | JHLR|3CZR|(?:JHM|5J6)R[DEMW] | CR-V
Isuzu | MPA.{2}[FS]?[STR] | D-Max
`
