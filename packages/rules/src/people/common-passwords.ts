/**
 * The passwords that are tried first, in lower case: what the lists of leaked ones begin with (the order of
 * zxcvbn-ts 4.1.3, MIT licence, Copyright (c) Dropbox, Inc. and the authors of zxcvbn-ts), and what is common in
 * Spanish and in Chile.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 12345678 123456789 111111 1234567 123123 666666 123321 1234567890 7777777 000000 112233 11111111
131313 159753 123654 12344321 8675309 159357 789456 4815162342 01012011 102030 11223344 315475 789456123
007007 111222 147258 010203 147852 123789 1234554321 9379992 852456 159951 123654789 134679 741852963
01011980 1029384756 124578 01012000 135790 142536 741852 21122112 456123 246810 753951 31415926 314159
01011990 12345678910 141627 321654 1478963 951753 11235813 51505150 qwerty dragon baseball abc123 football
monkey letmein shadow master michael mustang qwertyuiop superman 1qaz2wsx jordan qazwsx jennifer 123qwe
killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine
thomas iloveyou ranger daniel hockey george computer jessica starwars pepper klaster zxcvbn freedom princess
joshua maggie ginger amanda ashley cheese nicole summer matthew chelsea dallas biteme matrix william yankees
taylor corvette austin access martin heather thunder merlin secret diamond anthony hammer 1234qwer silver
gfhjkm justin patrick bailey internet samantha golfer scooter orange cookie q1w2e3r4t5 maverick jackson
sparky mickey phoenix bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari
cowboy falcon welcome samsung steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina
nascar gateway porsche yellow monster spider diablo hannah bulldog junior london purple compaq lakers iceman
qwer1234 cowboys banana ncc1701 boston brandon tennis johnny miller q1w2e3r4 coffee scooby edward nikita
mother yamaha brandy barney chester oliver charles player knight forever steven rangers midnight chicago
bigdaddy redsox victoria please fender jasper slayer rabbit natasha rachel marine wizard marlboro raiders
prince casper fishing flower crystal jasmine adidas winner winter gandalf ghbdtn 1q2w3e4r angela golden
lauren cocacola jordan23 winston madison angels panther shannon sophie johnson asdfasdf thx1138 toyota
murphy canada danielle jonathan liverpoo muffin cooper apples jackie dennis qwerty123 abcd1234 sandra
pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan startrek rainbow asdfghjkl redskins
newyork gemini cameron qazwsxedc florida liverpool turtle nicholas viking wilson sierra doctor rocket victor
dolphins captain bandit jaguar packers pookie peaches dolphin helpme tucker theman tiffany maxwell jeremy
qwertyui debbie albert maddog lovers monica united giants nirvana metallic hotdog rosebud mountain benjamin
warrior elephant success bond007 bonnie alexis scorpio samson q1w2e3 rush2112 azerty freddy driver willie
calvin 1q2w3e4r5t sydney gators dexter red123 12345a 123456q creative voodoo arthur trouble america nissan
gunner rebecca stella garfield gordon jessie parker asdfghjk apollo 1qazxsw2 eminem december legend airborne
beavis august brooklyn godzilla skippy kitten shelby phantom nothing asdasd williams xavier braves darkness
blink182 travis copper tomcat platinum qweqwe bigboy animal police online voyager lifehack 12qwaszx sniper
trinity walter blazer heaven snowball bubbles loveme cricket marvin willow donkey topgun nintendo saturn
family november gabriel destiny pakistan pumpkin digital sergey chance explorer redwings private runner
lasvegas guinness beatles christin qwerty1 asdf1234 celtic broncos andrey babygirl nelson donald eclipse
cartman fluffy louise michigan testing carolina little samuel alexande birdie cherry pantera sharon gibson
vampire mexico buffalo montana genius flyers maximus school minecraft lovely stalker metallica doggie carter
kristina kimberly spencer speedy barbara snickers sabrina teamo tequiero teamomucho tqmucho amorcito amormio
mivida miamor princesa princesita estrella mariposa chocolate contrasena contraseña clave123 miclave
micontrasena secreto secreta acceso entrar bienvenido bienvenida hola holahola holamundo buenosdias gracias
familia felicidad libertad esperanza corazon cariño bonita hermosa preciosa chiquita gatito perrito mascota
colocolo universidad uchile catolica cobreloa chile chilena chileno vivachile santiago valparaiso concepcion
vinadelmar antofagasta temuco laserena barcelona realmadrid madrid boca riverplate argentina colombia peru
futbol campeon guitarra musica escuela colegio trabajo oficina computador teclado alejandro alejandra andres
antonia antonio camila catalina claudia constanza cristian cristobal daniela diego eduardo esteban fabiola
felipe fernanda fernando florencia francisca francisco gabriela gonzalo ignacio isidora javier javiera
joaquin jorge josefa joselito juanito juancarlos leonardo lorena lorenzo lucia macarena magdalena manuel
marcela marcelo mariajose martina matias mauricio maximiliano miguel monserrat montserrat nicolas pablito
paloma pamela patricia patricio paulina pedrito pilar ricardo roberto rodrigo rosita sebastian sofia
tomasito valentina valeria vicente ximena yolanda jesus jesucristo diosesamor dios cristo administrador
usuario invitado prueba pruebas temporal verano invierno primavera septiembre dieciocho
password passw0rd passwort pass1234 adminadmin admin123 rootroot master123 welcome1 letmein1 changeme default
`
    .trim()
    .split(/\s+/),
)
