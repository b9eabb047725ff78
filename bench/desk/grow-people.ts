/** What a person is called, by number: 40 first names, 60 last names, so that some are many and some are few. */
const firstNames = `array['María','José','Juan','Camila','Javiera','Benjamín','Vicente','Martina','Sofía','Matías',
  'Diego','Valentina','Antonia','Joaquín','Agustín','Florencia','Isidora','Tomás','Lucas','Emilia','Catalina','Felipe',
  'Ignacio','Francisca','Constanza','Sebastián','Rodrigo','Carolina','Claudia','Patricio','Ximena','Marcela','Gabriel',
  'Daniela','Nicolás','Andrea','Raúl','Úrsula','Óscar','Zoila']`
const lastNames = `array['González','Muñoz','Rojas','Díaz','Pérez','Soto','Contreras','Silva','Martínez','Sepúlveda',
  'Morales','Rodríguez','López','Fuentes','Hernández','Torres','Araya','Flores','Espinoza','Valenzuela','Castillo',
  'Tapia','Reyes','Gutiérrez','Castro','Pizarro','Álvarez','Vásquez','Sánchez','Fernández','Ramírez','Carrasco','Gómez',
  'Cortés','Herrera','Núñez','Jara','Vergara','Rivera','Figueroa','Riquelme','García','Miranda','Bravo','Vera','Molina',
  'Vega','Campos','Sandoval','Orellana','Cárdenas','Olivares','Alarcón','Gallardo','Ortiz','Garrido','Salazar','Guzmán',
  'Henríquez','Ñancucheo']`

/** Squared, so that the first of a list are common and the last are rare. */
const pick = (names: string, length: number, seed: string) =>
  `(${names})[1 + floor(${length} * power((hashint4(${seed}) & 65535) / 65536.0, 2))::int]`

/** Ids of customers begin above those of the demonstration. */
export const firstCustomer = 1_000_000

export const people = [
  // The digit that a RUT is checked by: modulo 11, its factors 2 to 7 from the right. Written out, a tenth of what a sum costs.
  `create function pg_temp.rut(body int) returns text language sql immutable as $$
     select body || '-' || substr('0123456789K0', 12 - (2 * (body % 10) + 3 * (body / 10 % 10) + 4 * (body / 100 % 10)
       + 5 * (body / 1000 % 10) + 6 * (body / 10000 % 10) + 7 * (body / 100000 % 10) + 2 * (body / 1000000 % 10)
       + 3 * (body / 10000000 % 10)) % 11, 1) $$`,
  `insert into customers (id, kind, email, rut, first_name, last_name, second_last_name, phone, terms_accepted_at,
     terms_version, created_at, updated_at, email_proven_at)
   select ${firstCustomer} + n, case when n % 5 < 2 then 'customer' else 'guest' end,
     lower(unaccent(f || '.' || l)) || n || '@' || (array['gmail.com','hotmail.cl','example.cl'])[1 + n % 3],
     pg_temp.rut(5000000 + n * 31), f, l, ${pick(lastNames, 60, 'n * 7 + 2')},
     '+569' || (10000000 + n * 13), now(), '1', at, at, case when n % 5 = 0 then at end
   from (
     select n, ${pick(firstNames, 40, 'n')} as f, ${pick(lastNames, 60, 'n + 1000000')} as l,
       now() - (($1::int / 2 - n) * 189) * interval '1 second' as at
     from generate_series(1, $1::int / 2) n
   ) named`,
  `insert into addresses (customer_id, comuna_id, street, number, is_default)
   select c.id, m.ids[1 + c.id % 300], 'Avenida Los Aromos', (c.id % 9000)::text, true
   from customers c, (select array_agg(id order by id) as ids from comunas) m where c.id > ${firstCustomer}`,
  `insert into account_carts (customer_id, version, updated_at)
   select c.id, 1, now() - (c.id % 60) * interval '1 day' - interval '2 hours'
   from customers c where c.id > ${firstCustomer} and c.id % 10 = 0`,
]
