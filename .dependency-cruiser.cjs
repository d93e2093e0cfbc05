// Import directions of the house (ARCHITECTURE.md): http, jobs, operations -> domain -> storage, engine; engine -> nothing of ours.
const server = (folder) => `^server/src/${folder}/`
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle means that two files are one.', {}, { circular: true }),
    forbid(
      'engine-knows-nothing-of-ours',
      'The engine is pure of HTTP, the database and the queue.',
      { path: server('engine') },
      { path: '^(server/src/(?!engine/)|generated/|client/|scripts/)' },
    ),
    forbid(
      'engine-without-service-libraries',
      'The engine is pure of Express, Prisma, PostgreSQL and graphile-worker.',
      { path: server('engine') },
      { path: 'node_modules/(express|@prisma|pg|graphile-worker|pino)(/|$)' },
    ),
    forbid(
      'storage-is-a-leaf',
      'The blob store knows only files.',
      { path: server('storage') },
      { path: server('(http|jobs|operations|domain|engine|admin)') },
    ),
    forbid(
      'language-model-is-a-leaf',
      'What asks a model knows what may be asked, and nothing of runs.',
      { path: server('language-model') },
      { path: server('(http|jobs|operations|domain|storage|admin)') },
    ),
    forbid(
      'domain-looks-down',
      'What operations and jobs share knows neither of them.',
      { path: server('domain') },
      { path: server('(http|jobs|operations|admin)') },
    ),
    forbid(
      'operations-do-not-know-jobs',
      'Operations enqueue by name; jobs import domain, not the other way.',
      { path: server('operations') },
      { path: server('(jobs|admin)') },
    ),
    forbid(
      'jobs-do-not-know-http',
      'Jobs and operations meet in domain/.',
      { path: server('jobs') },
      { path: server('(http|operations|admin)') },
    ),
    forbid(
      'admin-uses-domain',
      'The admin command line calls the use cases, not HTTP.',
      { path: server('admin') },
      { path: server('(http|operations|jobs)') },
    ),
    forbid(
      'client-stands-alone',
      'The published client knows the contract and nothing of the server.',
      { path: '^client/' },
      { path: '^(server|scripts)/' },
    ),
    forbid(
      'declared-dependencies',
      'Only packages that package.json names, and no development package in what is shipped.',
      { path: '^(server|client)/src' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: '^generated/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(generated/prisma|client/dist)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
