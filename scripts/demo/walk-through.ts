/** A path as a POSIX shell reads it. */
const shellWord = (text: string): string => (/^[\w./@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/**
 * The same by hand: what a person types, with `npm start` running in another terminal. README.md shows it too, and a test types
 * these very lines.
 */
export const walkThrough = ({
  files,
  templates,
  slugs,
}: {
  files: readonly string[]
  /** The templates to fill; none for all. */
  templates: readonly string[]
  /** The sheets that there are in the end. */
  slugs: readonly string[]
}): string => `\
npm start        # in another terminal; at its first start it prints an account and its key
BASE=http://127.0.0.1:3000/api/v1 ACCOUNT=acc_... KEY=msk_...
npm run -s admin -- template import --account $ACCOUNT scripts/demo/templates.yaml

api() { curl -sS -H "x-api-key: $KEY" "$@"; echo; }
post() { api -H 'content-type: application/json' -d "$2" "$BASE$1"; }
field() { node -pe "JSON.parse(fs.readFileSync(0, 'utf8')).$1"; }
run() { api $BASE/migrations/$MIGRATION/runs/$RUN; }

MIGRATION=$(post /migrations '${JSON.stringify({ name: 'By hand', ...(templates.length > 0 && { template_slugs: templates }) })}' | field id)
api ${files.map((file) => `-F ${shellWord(`files=@${file}`)}`).join(' \\\n    ')} \\
    $BASE/migrations/$MIGRATION/files
RUN=$(post /migrations/$MIGRATION/runs '{"kind": "generate"}' | field run_id)
run              # again until it is blocked (it shows the questions) or awaiting_approval
post /migrations/$MIGRATION/runs/$RUN/answers '{"answers": [{"question_id": "qst_...", "value": "..."}]}'
api $BASE/migrations/$MIGRATION/preview
RUN=$(post /migrations/$MIGRATION/runs '{"kind": "execute"}' | field run_id)
run              # again until it is completed
${slugs.map((slug) => `api -o ${slug}.csv $BASE/migrations/$MIGRATION/exports/${slug}.csv`).join('\n')}`
