// Written by `npm run generate` from spec/. An edit here is lost: change spec/ instead.

export interface paths {
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Returns all active templates of your account, with their columns and rules, sorted by slug. An account has at most 1,000, so the list has one page.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{template_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a template
         * @description Returns one active template by its slug.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a template
         * @description Changes what is sent and leaves the rest as it is; `null` clears a description or grouping. `columns` replaces all columns. The slug never changes, rules over several columns are kept, and so are the links of columns that keep their name. Refused while a migration that uses the template is running. A migration uses the templates that it lists, or all active ones where it lists none, until a plan is made and while another is being made; in between those of its plan.
         */
        patch: operations["updateTemplate"];
        trace?: never;
    };
    "/migrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List migrations
         * @description Returns the migrations of your account, newest first. Filters are combined.
         */
        get: operations["listMigrations"];
        put?: never;
        /**
         * Create a migration
         * @description Makes a migration, into which you then upload files. With an `external_id` it is safe to repeat: the same `external_id` and source give the migration that exists, unchanged and with status 200, whatever else the body says, and spend none of the hourly budget. Unknown templates are refused.
         */
        post: operations["createMigration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a migration
         * @description Returns a migration with its state and the run that is under way.
         */
        get: operations["getMigration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description Returns the files of the migration in the order in which they were uploaded, with the tables found in them.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload files
         * @description Adds files to the migration: CSV, TSV and other delimited text, workbooks (xlsx, xls, ods), and the tables in PDF and Word documents (docx). They are stored as they are and read in the background; `listFiles` shows when each is `ready` and what was found in it. What a file is, is decided by its bytes, not by its name. Repeat the call to add more. Either all files of a request are taken, or none.
         *
         *     Instead of the files themselves, a JSON body can give URLs. The service then fetches each in the background: its file is `pending` at once, what is not known before the fetch is null, and `name` is the end of the URL's path until the server gives another in `Content-Disposition`. A URL must be `http` or `https`, hold no user name or password, and lead to a public address, as must the at most 3 redirects that are followed. What can't be fetched, is larger than 100 MB, or is of a kind that is not accepted, makes that file `failed` with the reason; failures that may pass are tried again before. The URLs are forgotten after the fetch.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Takes a file out of a migration, whether it has been read or not, and deletes its bytes. Previews and exports that were made from it stay as they are; runs that make a new plan no longer see it.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description Returns the runs of the migration, newest first.
         */
        get: operations["listRuns"];
        put?: never;
        /**
         * Start a run
         * @description Starts the agent. `generate` builds a plan and its preview and ends in `awaiting_approval`; it waits for files that are still being read. `update` revises the latest plan, reads new files and ends in `awaiting_approval` too; what updates said holds for every later plan of the migration, and the preview's `impact` says what it changed. `clarify` answers questions about the preview in the thread, with evidence, and ends in `completed`; it changes nothing, so that status and outcome of the migration stay as they are. `execute` applies exactly the plan of the preview that awaits approval, and ends in `completed`. One run at a time is in flight for each migration, and three for the account. A run that was accepted can still fail: read it until it ends. There is no idempotency token: if a reply got lost, look at `listRuns` before you start another.
         */
        post: operations["startRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a run
         * @description Returns a run with its progress and its questions. Poll it every 2 seconds at first and less often as the run ages, until it is `awaiting_approval`, `completed`, `failed` or `canceled`; when it is `blocked`, answer its questions.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/runs/{run_id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer questions
         * @description Answers questions of a blocked run, any number at once. If one answer is refused, none is recorded. The run goes on when its last question has an answer. With `remember` an answer also serves later runs.
         */
        post: operations["answerRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/runs/{run_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description Ends a run that is queued, running, blocked or awaiting approval; its work stops within a second. Canceling an execute leaves the preview that it applied awaiting approval. Takes no body.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the preview
         * @description Returns what an execute would export: the decisions with their reasons, the ledger, and the rows of one sheet, filtered and paged. What is previewed is what is exported, byte for byte.
         */
        get: operations["getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/thread/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a migration
         * @description Streams the events of the migration's thread as server-sent events, as they happen: the way to follow a run without polling. Each has `id: <sequence>`, `event: <type>` and, as `data`, a JSON object as `ThreadEvent` describes. The stream stays open until the migration is settled or five minutes have passed, and ends with an event `done`. Connect again with `after` for what comes next, without a gap or a repeat, whichever server answers. Comments keep the connection alive, one every 15 seconds. A reader that takes nothing is dropped. The connection counts once against the rate limit, however many events it gives.
         */
        get: operations["streamThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the log
         * @description Returns the settled record of what the migration did: every event of its thread with who did it, what became of every row and column by the executed plan, and that plan's digest. The entries are chained by their hashes, so that you can prove that none was changed, removed or added since it was written.
         */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/exports/{slug}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a CSV
         * @description Streams one sheet of the last completed execute as CSV: UTF-8, a header with the columns in the order of the template, RFC 4180, values exactly as previewed. While a later run is under way it stays as it was.
         */
        get: operations["exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export
         * @description Queues an export of one or more sheets of the last completed execute, for results that are too large to wait for. One sheet makes a CSV, the same bytes as `exportCsv` gives; several make a ZIP with a `<slug>.csv` for each and a `manifest.json`: `migration_id`, `run_id`, `digest`, `files` (each with `name`, `slug`, `rows`, `bytes` and `sha256`), and the `ledger` as in the preview. With `lineage` the ZIP also leads every cell back to its source. Poll `status_url` for the link. What a later execute changes does not touch an export that was started before.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/{migration_id}/exports/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export job
         * @description Returns an export job with its progress. Poll it every 2 seconds at first and less often as the job ages, until it is `completed` or `failed`. Once it is completed, each read gives a fresh `download_url`, good for 15 minutes.
         */
        get: operations["getExportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description The file that a `download_url` leads to. The link itself is the permission, so that it can be given to a browser or another program: it needs no API key and counts towards no limit. Take up a download that broke off with `Range`, and `If-Range` with the `ETag`.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List knowledge
         * @description Lists what the agent knows of your account beyond its templates, ordered by key. A page has at most 4 MB of content: of large entries it has fewer than `limit`, and `next_cursor` leads on.
         */
        get: operations["listKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a knowledge entry
         * @description Returns one entry by its key.
         */
        get: operations["getKnowledge"];
        /**
         * Write a knowledge entry
         * @description Writes an entry down, new or in place of the one under this key. Every run that starts from now on reads the entries in its scope first; a preview that is there already stays exactly as it is, and so does its execution. With `if_unmodified_since` of any number of writers at once exactly one gets through, and none is overwritten unseen. An account has at most 10,000 entries with 16 MB of content in all; a write that would go over it is a 400.
         */
        put: operations["putKnowledge"];
        post?: never;
        /**
         * Delete a knowledge entry
         * @description Deletes an entry. Runs that start from now on do not know it; previews that were made with it stay as they are.
         */
        delete: operations["deleteKnowledge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a document
         * @description Reads a PDF or Word document (docx): its text, its tables with their pages and, given a template, the template's fields with the words that each was taken from. Send the document in a part named `file`, or where it is to be fetched from as `url`; the same is asked of a URL as in `uploadFiles`. It is read in the background, in a process of its own: a document that can't be read fails its extraction and nothing else. Poll `getExtraction` for the result.
         */
        post: operations["createExtraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extractions/{extraction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an extraction
         * @description Returns an extraction. Poll it every 2 seconds at first and less often as it ages, until it is `completed` or `failed`. It is kept for 7 days.
         */
        get: operations["getExtraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "run.blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run has questions
         * @description A run waits for answers: `getRun` tells the questions, `answerRun` answers them.
         */
        post: operations["run.blocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.awaiting_approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A preview is ready
         * @description A run has made its preview: `getPreview` shows it, and a run of kind `execute` applies it.
         */
        post: operations["run.awaiting_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run is completed
         * @description A run is completed. With an `execute`, so is the run whose preview it applied: it is told too.
         */
        post: operations["run.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run failed
         * @description A run failed; `error` says why.
         */
        post: operations["run.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "workbook.export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An export is ready
         * @description An export job is completed: `getExportJob` gives the link to its file.
         */
        post: operations["workbook.export.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "workbook.export.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An export failed
         * @description An export job failed; `error` says why.
         */
        post: operations["workbook.export.failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Identifier of a template. Opaque; this is what a link rule's `templateId` names.
         * @example tpl_01998f0b91d673c5b7a20e4f8c1d5396
         */
        TemplateId: string;
        /**
         * @description Stable public name of a template, and of the sheet that a migration makes from it. Frozen when the template is made: renaming a template never changes its slug.
         * @example customers
         */
        TemplateSlug: string;
        /**
         * @description Name of a template's column, as it stands in the header of the exported CSV.
         * @example customer_id
         */
        ColumnName: string;
        /** @description A column of a template and the rule that its values must keep. */
        TemplateColumn: {
            name: components["schemas"]["ColumnName"];
            /**
             * @description What the column holds; the agent reads it when it matches columns.
             * @example Five digits, as printed on invoices.
             */
            description?: string;
            /** @description An empty value is an issue with the code `required`. */
            required: boolean;
            /** @description A value that occurs twice is an issue with the code `unique`, on every row that has it. */
            unique: boolean;
            /**
             * @description How values are checked: not at all (`none`), by meaning (`ai`), by a regular expression (`strict`), or against the values of a column of this or another template (`link`).
             * @enum {string}
             */
            desiredRule: "none" | "ai" | "strict" | "link";
            /**
             * @description With `desiredRule: strict`, the regular expression in RE2 syntax that must match the whole value.
             * @example \d{5}
             */
            strictRule?: string;
            /** @description With `desiredRule: link`, the columns in which the value must occur. A value found in any of them is valid, whatever the order in which the sheets are made. */
            linkRule?: {
                templateId: components["schemas"]["TemplateId"];
                columnName: components["schemas"]["ColumnName"];
            }[];
        };
        /** @description An importable object of your account, such as customers or orders: the columns that its CSV has and the rules that each value must keep. Templates are set up in the dashboard or by an administrator. */
        Template: {
            id: components["schemas"]["TemplateId"];
            slug: components["schemas"]["TemplateSlug"];
            /**
             * @description Display name. It may change; the slug does not.
             * @example Customers
             */
            name: string;
            /**
             * @description What the template holds, for people and for the agent: of sentences that it understands (as in knowledge of the template, which goes before them) those count that put names in backticks.
             * @example One row per customer, `Kd-Nr` is `customer_id`. The customer number is the one printed on invoices.
             */
            description: string | null;
            /** @description The columns, in the order in which the CSV has them. */
            columns: components["schemas"]["TemplateColumn"][];
        };
        /** @description The body of every error. There is no machine-readable code: branch on the HTTP status, and show or log the sentence, which says what went wrong, with which value and limit, and what to do. */
        Error: {
            /** @description One or more sentences for a person. */
            error: string;
        };
        /** @description A column as it is to be. A column with `desiredRule: link` keeps the links that the column of its name has; links are set in the dashboard, and `linkRule` is not taken here. */
        UpdateTemplateColumn: {
            name: components["schemas"]["ColumnName"];
            /**
             * @description What the column holds; the agent reads it when it matches columns.
             * @example Five digits, as printed on invoices.
             */
            description?: string;
            /**
             * @description An empty value is an issue with the code `required`.
             * @default false
             */
            required?: boolean;
            /**
             * @description A value that occurs twice is an issue with the code `unique`, on every row that has it.
             * @default false
             */
            unique?: boolean;
            /**
             * @description How values are checked, as for `getTemplate`.
             * @default none
             * @enum {string}
             */
            desiredRule?: "none" | "ai" | "strict" | "link";
            /**
             * @description The regular expression in RE2 syntax that must match the whole value; with `desiredRule: strict` it must be there. What takes more than linear time (look-around, back-references, huge repeats) is refused.
             * @example \d{5}
             */
            strictRule?: string;
        };
        /** @description What to change of a template; what is left out stays as it is. At least one field. */
        UpdateTemplate: {
            /**
             * @description New display name. The slug does not change.
             * @example Customers
             */
            name?: string;
            /**
             * @description What the template holds, for people and for the agent; `null` clears it.
             * @example One row per customer. The customer number is the one printed on invoices.
             */
            description?: string | null;
            /**
             * @description Label that groups templates in the dashboard; `null` clears it. Reads do not return it.
             * @example Master data
             */
            grouping?: string | null;
            /** @description All columns, in the order in which the CSV is to have them: they replace the present ones as a whole. Rules over several columns are kept; one that names a column that is gone rests until there is such a column again. */
            columns?: components["schemas"]["UpdateTemplateColumn"][];
        };
        /**
         * @description `created`: no run has been started. `running`: a run is queued, running or blocked, or a preview awaits approval. `settled`: nothing is under way, and `outcome` says how it ended. A new run on a settled migration makes it running again.
         * @enum {string}
         */
        MigrationStatus: "created" | "running" | "settled";
        /**
         * @description Your own identifier of the migration: letters, digits, hyphens and underscores. Creating a migration is idempotent on it.
         * @example northwind-2026-03
         */
        ExternalId: string;
        /**
         * @description Identifier of a migration. Opaque; sorts by time of creation.
         * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
         */
        MigrationId: string;
        /**
         * @description Identifier of a source. Opaque.
         * @example src_01998f0c27b5702d8d4e1c93ab5f6071
         */
        SourceId: string;
        /** @description The system that the data comes from, as your account names it. */
        Source: {
            id: components["schemas"]["SourceId"];
            /**
             * @description Name of the source.
             * @example Legacy ERP
             */
            name: string;
        };
        /**
         * @description Your own labels, kept as they are and returned with the migration. At most 50.
         * @example {
         *       "crm_ticket": "CS-4417",
         *       "region_manager": "amira"
         *     }
         */
        Metadata: {
            [key: string]: string;
        };
        /**
         * @description How the migration settled. `completed` if any execute has ever completed, else as the last run ended. Null until it settles.
         * @enum {string|null}
         */
        MigrationOutcome: "completed" | "failed" | "canceled" | null;
        /**
         * Format: date-time
         * @description A point in time, RFC 3339, in UTC, with milliseconds.
         * @example 2026-03-02T09:15:04.512Z
         */
        Time: string;
        /** @description One customer's files on their way into your templates. */
        Migration: {
            id: components["schemas"]["MigrationId"];
            /**
             * @description Your own identifier, or null when none was given.
             * @example northwind-2026-03
             */
            external_id: string | null;
            /**
             * @description Display name, or null when none was given.
             * @example Northwind Outdoor go-live
             */
            name: string | null;
            source: components["schemas"]["Source"];
            /** @description The templates that this migration may fill; empty means all active templates of the account. */
            template_slugs: components["schemas"]["TemplateSlug"][];
            /**
             * @description What the agent was told about these files, or null.
             * @example `Kd-Nr` is `customer_id`. Dates are day first.
             */
            instructions: string | null;
            /**
             * @description Whether a language model may be asked where the agent is unsure.
             * @example false
             */
            language_model: boolean;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description The data region in which the migration's files and results are kept.
             * @example eu
             */
            region: string;
            status: components["schemas"]["MigrationStatus"];
            outcome: components["schemas"]["MigrationOutcome"];
            /**
             * @description The run in flight, else the one whose preview awaits approval, else null.
             * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
             */
            active_run_id: string | null;
            /**
             * @description The run that was started last, or null before the first.
             * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
             */
            latest_run_id: string | null;
            /** @description How many files count towards the limits of a run. */
            file_counts: {
                /**
                 * @description All files of the migration.
                 * @example 5
                 */
                total: number;
                /**
                 * @description PDF and Word documents among them.
                 * @example 0
                 */
                documents: number;
            };
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the migration settled; null while it has not.
             * @example null
             */
            settled_at: string | null;
        };
        /**
         * @description Pass it as `cursor` to read the next page; null on the last page. Opaque.
         * @example eyJhIjoicnVuXzAxOTlkM2E0In0
         */
        NextCursor: string | null;
        /**
         * @description What the agent should know about these files, in plain words, one statement a sentence or line. It is read before every run of
         *     this migration. Names and values may stand in backticks or quotes, and have to where they are several words among others.
         *     A name that is nearly right is taken for the one that is there. Nearer words go before farther ones: a later update, an earlier
         *     one, these instructions, knowledge; in one text the later sentence.
         *
         *     These sentences are understood, in an update and in knowledge too; also with other words for the same (“remove”, “skip”, “leave
         *     out” for “drop”), as “please …”, and with a reason behind a comma or in parentheses:
         *
         *     - **Which column it is:** `map Phone 2 to mobile`, `put Phone 2 into mobile`, `use Phone 2 for mobile`, `fill mobile from Phone 2`,
         *       `mobile comes from Phone 2`, `Phone 2 goes to mobile`, `Phone 2 -> mobile`, `map Phone 2 to mobile, Fax to fax and E-Mail to email`, `Phone 2 -> mobile, Fax -> fax`, `the column Phone 2 is mobile`, `tel_2 is the mobile`,
         *       `` `Phone 2` is `mobile` ``
         *     - **Columns left empty:** `leave mobile empty`, `unmap mobile`, `remove the mapping of mobile`, `do not fill mobile`,
         *       `` leave `mobile` out ``
         *     - **Columns left out:** `ignore Fax`, `ignore Fax, Notes and Old ID`, `drop the column Fax`, `drop the columns Fax, Notes and Old ID`, `leave Fax out`,
         *       `Fax is not needed`, `` ignore column `Fax` ``
         *     - **Several columns into one:** `combine street and city into address`, `map street and city to address`, `street and city go to address`,
         *       `merge street and city into address, separated by a comma`, `combine street and city with a slash into address`,
         *       `make address from street and city`, `address is made of street and city`, `address is street followed by city`,
         *       `` `street` and `city` make `address` ``; a space stands between them unless something else is named (“a comma” is a comma and a space; a mark in quotation marks is exactly that)
         *     - **The first of several columns that has a value:** `map Phone 2 to mobile, or Phone 1 if it is empty`, `use Phone 2 for mobile, otherwise Phone 1`,
         *       `fill mobile from Phone 2, or else Phone 1`, `mobile is Phone 2, or Phone 1 if there is none`,
         *       `mobile is the first of Phone 2, Phone 1 and Fax that has a value`
         *     - **One column into several:** `split Full Name into first_name and last_name`, `split Full Name at the comma into last_name and first_name`, `` `Full Name` splits into `first_name`, `last_name` ``
         *     - **What a value means:** `status A means active`, `A means active in status`, `in status, A means active`,
         *       `change A to active in status`, `replace A with active in status`, `status: A = active, P = paused`, `status: A = active; P = paused`,
         *       `Active says whether it is in use: Y = active, N = ended`,
         *       `A means active and P means paused in status`, `A stands for active in status, since 2020`, `the letter A in status means active`, `PTS means put to sleep (euthanasia)`,
         *       `a course marked free has the price 0.00`, `` `A` means `active` ``
         *     - **What the values of a list mean:** `status: A active, P paused`, `in status A active, P paused`, `Plant 1000 is W1, plant 2000 is W2`,
         *       `Plant 1000 is W1`, `T0 zero rated (0), T1 standard rate (20)`; of several words for a value the first counts that the column allows. Where no
         *       column is called so, the list is about the one whose values it explains
         *     - **What is wanted, by examples:** `full_name: "DOE, JANE" becomes "Jane Doe", "ROE, RICHARD" becomes "Richard Roe", "LEE, ANN" becomes "Ann Lee"`,
         *       `in born, 1.2.24 should be 2024-02-01 and 3.4.24 should be 2024-04-03`, `examples for full_name: "Jane" + "Doe" → "Doe, Jane"`; what does that to
         *       all of them is done to every value of the column, from three examples on without a question
         *     - **What counts as empty:** `treat N/A and - as empty`, `"unknown" means empty`, `in phone, 0 means nothing`, `00000000 stands for no date`,
         *       `a 0 in price means no price`, `"-" means that there is nothing`, `OWN means that there is no agency, so leave it empty`,
         *       `"none" or a dash means that nothing is known`, `TBA in price means it is not fixed yet: leave it empty`
         *     - **Values where there is none:** `if country is empty, use DE`, `use DE when country is missing`, `set status to active if it is empty`,
         *       `fill empty country with DE`, `missing country should be DE`, `use DE as the default for country`, `default country to DE`,
         *       `an empty cell in country means DE`, `an empty net or gross cell means 0.00`, `country is empty → DE`, `no value in country means DE`, `if there is no country, it is DE`,
         *       `rows without a country get DE`, `country should default to DE`, `the default value of country is DE`, `default country is DE`, `` `country` defaults to `DE` ``,
         *       `` the default of `country` is `DE` ``, `use country, or DE if it is empty`, `country, or DE if there is none`, `fall back to DE if country is empty`,
         *       `use DE as a fallback for country`; the name of a column of the file (`if Phone 2 is empty, use Phone 1`, `use Phone 2, otherwise Phone 1`) is what
         *       that column has in the row, unless it stands in quotation marks
         *     - **What is not marked:** `an x under Vegan means vegan, an empty cell means not`, `VEG marked X means vegan, empty means not vegan`
         *     - **One value for every row:** `country is always Germany`, `country must always be Germany`, `currency is EUR for all rows`,
         *       `currency is EUR everywhere`, `use EUR for every currency`, `set country to Germany`
         *     - **Rows left out:** `drop rows without an email`, `drop customers without an email`, `drop rows where email is empty`, `if email is empty, drop the row`,
         *       `drop the row if email is empty`, `only rows with an email`, `drop rows where status is TEST`, `drop rows with status TEST`,
         *       `orders marked with V in Flag are void`
         *     - **Rows kept:** `only rows where status is active`, `only rows with status active`, `drop rows where status is not active`,
         *       `keep the rows where status is active only`
         *     - **Equal rows:** `remove duplicates`, `do not merge duplicates`, `keep the last duplicate`, `of duplicates keep the first`,
         *       `of equal rows keep the first`, `the last one wins`, `keep the later record`
         *     - **Rows with the same key:** `where a stock code is held twice the later record is right`, `where Sage holds a stock code twice, the last counts`,
         *       `if a member is listed twice in the roll, the lower line is the newer one`; what is named is a column whose values each row must have for
         *       itself, or what the rows of a template are called, which stands for all such columns of it
         *     - **Files and sheets left out:** `skip sheet Legend`, `skip the sheets Legend and Notes`, `ignore the Legend sheet`, `leave the sheet Legend out`,
         *       `the sheet Legend is not needed`, `the Legend sheet can be ignored`, `` ignore sheet `Legend` ``
         *     - **One sheet of a file:** `use the second sheet only`, `only the first sheet`, `ignore all sheets except the last one`, `use only sheet Orders`,
         *       `use sheet Orders only`, `use only the Orders sheet`, `ignore all sheets except Orders`
         *     - **What a file or sheet holds:** `sheet Kunden goes to customers`, `import sheet Kunden as customers`, `import kunden.csv as customers`,
         *       `kunden.csv is customers`, `` sheet `Kunden` is `customers` ``
         *     - **Files joined by a key:** `join contacts.csv to customers by email`, `join customers with contacts.csv by email`,
         *       `merge the sheet Prices into products by sku`, `combine the sheets Products and Prices by sku`,
         *       `enrich customers with contacts.csv by email`, `look up orders in customers by customer_no = Cust No`; the rows of the one are completed by the
         *       first row of the other that has the same key
         *     - **Dates:** `dates are day first`, `read dates as month first`, `use day first dates`, `all dates in joined come month first`, `dates are DD/MM/YYYY`, `dates with slashes are day first`, `slashed dates are day first`,
         *       `Signup Date is day first`, `Signup Date is MM/DD/YYYY`, `` dates in `Signup Date` are month first ``
         *     - **Decimal marks:** `amounts use a decimal comma`, `prices have commas as decimals`, `use a comma as the decimal separator`,
         *       `decimals are separated by commas`, `the decimal separator in price is a point`, `the decimal mark is a comma`
         *     - **Phone numbers:** `phone numbers are German`, `numbers without a country code are from FR`, `a phone number without a country code is a German one`, `phone numbers are from DE`
         *     - **Letters:** `make email lower case`, `country should be upper case`, `uppercase the SKU`, `capitalize the city`
         *     - **Spaces and marks:** `trim the names`, `remove spaces from iban`, `remove dashes from phone`, `remove # from order no`,
         *       `replace / with - in sku`
         *     - **Suggestions accepted:** `accept the suggestions for city`, `accept all suggestions`, `apply the city suggestions`,
         *       `fix the misspelt categories in status`, `correct all typos`; what the data says a value should be is told with its issue, and written
         *       only where accepted
         *     - **What is added:** `prefix ids with C-`, `suffix weight with kg`, `add C- in front of customer_id`, `add kg after weight`, `prepend C- to ids`,
         *       `append kg to weight`, `pad zip to 5 digits with zeros`
         *
         *     The plain ones are understood in German and French as well, names of columns in any language:
         *
         *     - **Columns, in German and French:** `die Spalte Telefon 2 ist das Mobiltelefon`, `Telefon 2 ist das Mobiltelefon`, `Telefon 2 gehört zu Mobiltelefon`,
         *       `` `Kd-Nr` ist `customer_id` ``, `la colonne Tél 2 est le mobile`, `Tél 2 est le mobile`, `Tél 2 va dans mobile`, `` `N° client` est `customer_id` ``
         *     - **Columns left empty:** `Fax leer lassen`, `lasse Fax leer`, `laisser fax vide`
         *     - **Columns left out:** `Spalte Fax ignorieren`, `ignoriere die Spalten Fax und Notizen`, `ignorer les colonnes Fax et Notes`
         *     - **Values:** `Status A bedeutet aktiv`, `A bedeutet aktiv in Status`, `in Status bedeutet A aktiv`, `A bedeutet aktiv`, `statut A signifie actif`,
         *       `A signifie actif dans statut`, `dans statut, A signifie actif`, `A signifie actif`
         *     - **What is empty:** `n/a bedeutet nichts`, `„-“ heißt, dass es nichts gibt`, `N/A signifie rien`
         *     - **Values where there is none:** `wenn Land leer ist, nimm DE`, `Land ist standardmäßig DE`, `si le pays est vide, mettre FR`, `le pays est par défaut FR`,
         *       `ein x unter Vegan bedeutet vegan, leer bedeutet nicht vegan`
         *     - **One value for every row:** `Land ist immer DE`, `le pays est toujours FR`
         *     - **Rows:** `Zeilen ohne E-Mail weglassen`, `lasse Zeilen ohne E-Mail weg`, `Zeilen weglassen, in denen E-Mail leer ist`, `Zeilen mit Status TEST löschen`,
         *       `Zeilen weglassen, in denen der Status TEST ist`, `nur Zeilen mit Status aktiv`, `nur Zeilen übernehmen, in denen der Status aktiv ist`,
         *       `supprimer les lignes sans e-mail`, `ignorer les lignes où l'e-mail est vide`, `supprimer les lignes où le statut est TEST`,
         *       `garder seulement les lignes où le statut est actif`
         *     - **Equal rows:** `Dubletten entfernen`, `supprimer les doublons`
         *     - **Rows with the same key:** `steht ein Kunde mehrfach in der Liste, gilt der letzte Eintrag`, `wenn eine Nummer doppelt vorkommt, zählt die untere Zeile`,
         *       `bei doppelten Kunden gilt der obere Satz`, `bei Dubletten gilt die erste Zeile`, `si un client figure deux fois, la dernière ligne compte`,
         *       `en cas de doublon, la première ligne fait foi`
         *     - **Sheets left out:** `Blatt Notizen weglassen`, `ignoriere das Blatt Notizen`, `ignorer la feuille Notes`,
         *       `la feuille Notes n'est pas à reprendre`
         *     - **One sheet of a file:** `nur das zweite Blatt`, `nur Blatt Kunden verwenden`, `seulement la deuxième feuille`, `utiliser la dernière feuille uniquement`,
         *       `uniquement la feuille Clients`
         *     - **Dates:** `Datumsangaben sind Tag zuerst`, `Datumsangaben sind im Format TT.MM.JJJJ`, `les dates commencent par le jour`, `les dates sont au format jj/mm/aaaa`, `alle Daten sind Tag.Monat.Jahr`, `les dates sont au format jour/mois/année`
         *     - **Decimal marks:** `das Dezimaltrennzeichen ist ein Komma`, `Preise haben Dezimalkomma`, `le séparateur décimal est la virgule`
         *     - **Phone numbers:** `Telefonnummern sind deutsch`, `les numéros de téléphone sont français`
         *
         *     Of what is told most, in Italian, Spanish and Dutch, too:
         *
         *     - **Phone numbers, in Italian, Spanish and Dutch:** `i numeri di telefono senza prefisso sono italiani`, `los teléfonos son españoles`, `telefoonnummers zonder landcode zijn Nederlands`
         *     - **Dates, in Italian, Spanish and Dutch:** `le date sono giorno/mese/anno`, `las fechas están en día/mes/año`, `de datums zijn dag-maand-jaar`
         *     - **Rows with the same key:** `se un socio compare due volte vale l'ultima riga`, `si un socio aparece dos veces, cuenta la última fila`,
         *       `in caso di doppioni vale la prima riga`, `en caso de duplicados vale la primera fila`, `bij dubbele regels geldt de eerste`,
         *       `als een lid dubbel voorkomt, geldt de onderste regel`
         *
         *     Any other sentence in these six languages is read from the data: it counts where it says what is to be done and what it names is there, be it
         *     a file or sheet, a column, a value that the template allows or one that stands in the cells. So prose tells what values mean (“ST and kit both mean
         *     set, anything else is a piece”), which rows, files and sheets stay behind (“cancelled orders are not migrated”, “the fuel list is there by mistake”),
         *     which of doubled rows counts (“the line of the second list is the right one”), what all rows of a table have (“all prices are pounds sterling”), and
         *     what empty cells mean (“an empty warranty box means no”). Where a column of the table holds it, no such sentence takes its place.
         *
         *     The run's summary tells what was applied, what names nothing that is there, and what was not understood, which changes nothing.
         * @example `Kd-Nr` is `customer_id`. Dates are day first. Ignore sheet `Notes`.
         */
        Instructions: string;
        /** @description A new migration. Everything is optional. Name the source by `source` or by `source_id`, never by both; without either the account's default source is used. */
        CreateMigration: {
            external_id?: components["schemas"]["ExternalId"];
            /**
             * @description Display name.
             * @example Northwind Outdoor go-live
             */
            name?: string;
            /**
             * @description Name of the source. A name that two sources share is refused with 409; use `source_id` then.
             * @example Legacy ERP
             */
            source?: string;
            source_id?: components["schemas"]["SourceId"];
            /** @description The templates that may be filled, by slug. Empty or left out means all active ones. */
            template_slugs?: components["schemas"]["TemplateSlug"][];
            instructions?: components["schemas"]["Instructions"];
            /**
             * @description Whether a language model may be asked where the agent is unsure, when the deployment has one: it sees headers, what templates say, codes and categories, and of all other values the shape alone. Left out, as the deployment has it, which is not at all unless it says otherwise.
             * @example false
             */
            language_model?: boolean;
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description Identifier of an uploaded file. Opaque; sorts by time of upload.
         * @example file_0199d3a2c5d17a4496f83be01d7c2a90
         */
        FileId: string;
        /**
         * @description Name of a table within its file: the sheet's name in a workbook, the file's name without its extension in a text file, "Table 1" and so on in a document.
         * @example Kunden
         */
        SourceTableName: string;
        /**
         * Format: int64
         * @description A number of rows.
         * @example 2314
         */
        RowCount: number;
        /**
         * @description Name of a column of a source table, as its header says, or `Column 1` … when the table has no header.
         * @example Kd-Nr
         */
        SourceColumnName: string;
        /** @description A table found in a file. */
        FileTable: {
            name: components["schemas"]["SourceTableName"];
            /**
             * @description Page of a document, counted from 1; null for files without pages.
             * @example null
             */
            page: number | null;
            /**
             * @description The row that holds the header, counted from 1 as a person would; null when the table has none. Rows above it are preamble and stand in the ledger as ignored.
             * @example 4
             */
            header_row: number | null;
            rows: components["schemas"]["RowCount"];
            /** @description The columns, in order. */
            columns: {
                name: components["schemas"]["SourceColumnName"];
                /**
                 * @description Position from the left, counted from 0.
                 * @example 0
                 */
                position: number;
                /** @description Up to five different values, in order of appearance, each cut to 120 characters. */
                samples: string[];
            }[];
        };
        /** @description An uploaded file and the tables that were found in it. */
        File: {
            file_id: components["schemas"]["FileId"];
            /**
             * @description The file's name as it was uploaded, without any folder. Of a file that is fetched, what its server calls it, else the end of the URL's path.
             * @example kunden_2024.csv
             */
            name: string;
            /**
             * Format: int64
             * @description Size in bytes; null until it was fetched, when it is given as a URL.
             * @example 184320
             */
            size: number | null;
            /**
             * @description What the bytes are. Found by looking at them; what the upload claimed is not believed. Null until the file was fetched.
             * @example text/csv
             */
            content_type: string | null;
            /**
             * @description `csv` for delimited text, `spreadsheet` for workbooks, `document` for PDF and Word. Only documents count towards the limit on documents. Null until the file was fetched.
             * @enum {string|null}
             */
            kind: "csv" | "spreadsheet" | "document" | null;
            /**
             * @description SHA-256 of the file's bytes, in hex; null until it was fetched.
             * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
             */
            sha256: string | null;
            /**
             * @description `pending` until the file has been fetched and read, then `ready`, or `failed` with the reason in `error`. A failed file does not stop a run: it is named in the run's summary.
             * @enum {string}
             */
            status: "pending" | "ready" | "failed";
            /** @description The tables in the file, in order; empty until it is `ready`. */
            tables: components["schemas"]["FileTable"][];
            /**
             * @description Why the file could not be fetched or read; null otherwise.
             * @example null
             */
            error: string | null;
            created_at: components["schemas"]["Time"];
        };
        /**
         * @description Identifier of a run. Opaque; sorts by time of creation.
         * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
         */
        RunId: string;
        /**
         * @description `generate` reads every file and the migration's instructions, and builds a plan and its preview. `update` revises the plan by instructions and exact changes, and reads new files. `clarify` answers questions about the preview and changes nothing. `execute` applies exactly the previewed plan.
         * @enum {string}
         */
        RunKind: "generate" | "update" | "clarify" | "execute";
        /**
         * @description Where the run is. `queued`, `running` and `blocked` are in flight; `blocked` waits for answers to its questions. `awaiting_approval` waits for an execute, or a cancel, of its preview. Stop polling at `awaiting_approval`, `completed`, `failed` and `canceled`, and handle reading one of them more than once.
         * @enum {string}
         */
        RunStatus: "queued" | "running" | "blocked" | "awaiting_approval" | "completed" | "failed" | "canceled";
        /** @description How far the run is. `done` of `total` steps of the current stage; both 0 where a stage has no countable steps. */
        Progress: {
            /**
             * @description The stage under way, in this order. `queued` until a worker takes the run; `done` when it has nothing left to do. A run that failed or was canceled keeps the stage in which it ended.
             * @enum {string}
             */
            stage: "queued" | "waiting_for_files" | "reading" | "profiling" | "matching" | "transforming" | "checking" | "writing" | "done";
            /**
             * Format: int64
             * @description Steps of this stage that are done.
             * @example 3
             */
            done: number;
            /**
             * Format: int64
             * @description Steps that this stage has.
             * @example 5
             */
            total: number;
        };
        /**
         * @description Identifier of a question. Opaque.
         * @example qst_0199d3a4e8117b0fa2c65d90371fb4e8
         */
        QuestionId: string;
        /**
         * @description The share of decisions like this one that are right, from 0 to 1.
         * @example 0.97
         */
        Confidence: number;
        /** @description A cell of a source file. */
        Evidence: {
            file_id: components["schemas"]["FileId"];
            table: components["schemas"]["SourceTableName"];
            /**
             * Format: int64
             * @description Row in the file or sheet, counted from 1 as a person would.
             * @example 4
             */
            row: number;
            column: components["schemas"]["SourceColumnName"];
            /**
             * @description The text of the cell; null when it is empty.
             * @example 05/08/2024
             */
            value: string | null;
        };
        /** @description A decision that the run will not take alone, with what it saw. */
        Question: {
            question_id: components["schemas"]["QuestionId"];
            /**
             * @description What is asked: which source column feeds a column (`column_match`), what a value stands for (`value_map`), whether dates are day or month first (`date_order`), what to do with equal rows (`duplicate`), what a broken reference means (`link`), or something else (`other`).
             * @enum {string}
             */
            kind: "column_match" | "value_map" | "date_order" | "duplicate" | "link" | "other";
            /**
             * @description The question, as a person would ask it.
             * @example Is 05/08/2024 in column “Order Date” of orders.xlsx, sheet Orders written day first or month first?
             */
            prompt: string;
            /** @description What the answer decides. */
            target: {
                slug: components["schemas"]["TemplateSlug"];
                /**
                 * @description The column of that template; null when the question is about whole rows.
                 * @example order_date
                 */
                column: string | null;
            };
            /** @description The answers to choose from, best first. */
            options: {
                /**
                 * @description What to send as the answer. `(none)` is no column or sheet, `(keep)` the value as it is, `(empty)` no value.
                 * @example dmy
                 */
                value: string;
                /**
                 * @description The option in words.
                 * @example Day first: 05/08/2024 is 2024-08-05
                 */
                label: string;
                confidence: components["schemas"]["Confidence"];
            }[];
            /** @description Whether an answer that is none of the options is taken as well. */
            free_text: boolean;
            /** @description Cells that made the run ask. */
            evidence: components["schemas"]["Evidence"][];
            /**
             * Format: int64
             * @description How many rows the answer changes.
             * @example 647
             */
            affected_rows: number;
            /**
             * @description What `autonomy` `decide` would take; null when there is no safe default.
             * @example dmy
             */
            default: string | null;
            /**
             * @description The answer that was given; null while the question is open.
             * @example null
             */
            answer: string | null;
        };
        /** @description One piece of the agent's work on a migration. */
        Run: {
            run_id: components["schemas"]["RunId"];
            migration_id: components["schemas"]["MigrationId"];
            kind: components["schemas"]["RunKind"];
            status: components["schemas"]["RunStatus"];
            progress: components["schemas"]["Progress"];
            /** @description Everything that the run has asked, in order. A blocked run goes on when the last question has its answer. */
            questions: components["schemas"]["Question"][];
            /**
             * @description What the run did, in a few sentences; null until it ends. Names files that could not be read. Of a clarify, its answers, one a line; the messages of the thread have them with evidence.
             * @example Read 3 files with 3 tables and mapped 14 of 16 columns. Of 3,141 rows 3,118 are valid, 0 have warnings and 23 have errors.
             */
            summary: string | null;
            /**
             * @description Number of the plan that the run made, applied or answered about, counted from 1 in each migration; null until there is one.
             * @example 1
             */
            plan_version: number | null;
            /**
             * @description The digest of the preview that the run made, applied or answered about, as in the preview; null until there is one.
             * @example 8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
             */
            digest: string | null;
            /**
             * @description Why the run failed, in sentences; null otherwise. A run that was accepted with 201 can still fail.
             * @example null
             */
            error: string | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When a worker first took the run; null while it is queued.
             * @example 2026-03-02T09:18:31.044Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the run reached `awaiting_approval`, `completed`, `failed` or `canceled`; null before.
             * @example null
             */
            finished_at: string | null;
        };
        /**
         * Generate
         * @description Build a plan and its preview from all files of the migration.
         */
        StartGenerate: {
            /**
             * @description The kind of run. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "generate";
            /**
             * @description `ask` blocks the run with questions where a decision is unsure and matters. `decide` takes each question's default instead, and says so in the run's summary.
             * @default ask
             * @enum {string}
             */
            autonomy?: "ask" | "decide";
        };
        /** @description A column of a table of a file. */
        ColumnReference: {
            file_id: components["schemas"]["FileId"];
            table: components["schemas"]["SourceTableName"];
            column: components["schemas"]["SourceColumnName"];
        };
        /**
         * EmptyTexts
         * @description Texts that count as empty, whatever their case.
         * @example [
         *       "unknown"
         *     ]
         */
        EmptyTexts: string[];
        /**
         * @description How a date is written: tokens, and between them text that stands for itself. Year: `YYYY`, `YY`, or `Y` for one figure or two. Month: `MM`, `M` for one figure or two, `MMMM` and `MMM` for its name, long and short (read in two dozen languages of Europe, written in English). Day: `DD`, or `D` for one figure or two; `ddd` is the day of the week. Time: `HH`, `mm`, `ss`, `S` for the fraction of a second, and `A` for AM and PM. What ends in an offset, such as `HH:mm +02:00`, is brought to UTC where `to` ends in `Z`. Counts are forms of their own, to read from alone: `X` is seconds and `x` milliseconds since 1970, `serial` days since 1900 as spreadsheets have them.
         * @example DD.MM.YYYY
         */
        DateForm: string;
        /**
         * CalculatedInput
         * @description How the figures, or the dates, of one column of a calculation are read.
         */
        CalculatedInput: {
            /**
             * @description The decimal mark of the column.
             * @default .
             * @enum {string}
             */
            decimal?: "." | ",";
            /**
             * @description The grouping mark of the column; empty when there is none.
             * @default
             * @enum {string}
             */
            grouping?: "" | "," | "." | " " | "'";
            /** @description The column has dates that are written so, tried in order. A date counts as a number of days: that of the nights of a stay is `$2 - $1`, and the day of leaving `$1 + $2` with a result of `day`. With `min` as `unit` it counts as minutes, with its time of the day or as one alone: those of a visit are `$2 - $1`, and its hours `($2 - $1) / 60`; of two times without a day the second may be past midnight, up to 16 hours after the first. With `month` it counts as months: `$1 + 12` with a result of `day` is the same day a year later, or the last one of its month. */
            dates?: components["schemas"]["DateForm"][];
            /**
             * @description The unit that the formula means. A unit behind the figures is taken off; figures in another unit of its kind are converted, exactly. `1` with `%` as `bare_unit` reads percentages as shares of one, with their sign or without.
             * @example 1
             */
            unit?: string;
            /**
             * @description The unit of figures that have none; `unit` when left out.
             * @example %
             */
            bare_unit?: string;
            /**
             * @description The figure that an empty cell counts as. Without it nothing is calculated where the cell is empty: the first column's value stays, and is an issue.
             * @example 1
             */
            empty?: string;
            /** @description Texts that stand for figures. */
            figures?: {
                /**
                 * @description The text as it stands in the source.
                 * @example C
                 */
                raw: string;
                /**
                 * @description The figure.
                 * @example 100
                 */
                value: string;
            }[];
        };
        /**
         * Calculation
         * @description Joins nothing, and calculates one figure of the columns, exactly, rounded once and half away from zero. What cannot be calculated keeps the first column's value and gets an issue.
         */
        Calculation: {
            /**
             * @description The calculation, of `+`, `-`, `*`, `/`, brackets, figures with a point, and `$1` to `$99` for the columns in their order; `??` takes what stands behind it where nothing can be calculated before it.
             * @example $1 / $2
             */
            formula: string;
            /** @description How each of the columns is read, in their order. */
            inputs: components["schemas"]["CalculatedInput"][];
            /**
             * @description What the result is written as. A `day` is one that is counted from dates, written `YYYY-MM-DD`; a `moment` is counted in minutes, written `YYYY-MM-DD HH:mm`, and a `time` is its time of the day, `HH:mm`: the end of a visit is `$1 + $2`.
             * @default figure
             * @enum {string}
             */
            result?: "figure" | "day" | "moment" | "time";
            /**
             * @description Decimals to round to; zeros at the end are left out. Six when left out, and where that loses something it is an issue.
             * @example 2
             */
            decimals?: number;
        };
        /** @description One step of a column's chain, as an update asks for it. Each takes the text that the step before gave. A value that a step cannot take is kept as it was and becomes an issue: nothing is dropped in silence. */
        TransformStep: {
            /**
             * @description Removes spaces at both ends.
             * @enum {string}
             */
            kind: "trim";
        } | {
            /**
             * @description Makes one space of several.
             * @enum {string}
             */
            kind: "collapse_spaces";
        } | {
            /**
             * @description Changes the case of letters.
             * @enum {string}
             */
            kind: "case";
            /**
             * @description The case to give. `name`: what is written wholly in capitals or small letters gets the capitals of a name (O'Brien, de la Fuente); all else stays as it is.
             * @enum {string}
             */
            to: "upper" | "lower" | "title" | "name";
            /**
             * @description For `name`, words that are written just so (`Van`, `McAllister`).
             * @example [
             *       "Van",
             *       "McAllister"
             *     ]
             */
            words?: string[];
        } | {
            /**
             * @description Removes characters wherever they stand.
             * @enum {string}
             */
            kind: "strip";
            /**
             * @description The characters to remove.
             * @example #*
             */
            characters: string;
        } | {
            /**
             * @description Replaces a text wherever it stands.
             * @enum {string}
             */
            kind: "replace";
            /**
             * @description The text to find.
             * @example /
             */
            find: string;
            /**
             * @description The text to put there.
             * @example -
             */
            with: string;
        } | {
            /**
             * @description Fills up to a length.
             * @enum {string}
             */
            kind: "pad";
            /**
             * @description The length to reach, in characters.
             * @example 5
             */
            length: number;
            /**
             * @description The character to fill with.
             * @example 0
             */
            character: string;
            /**
             * @description Where to fill.
             * @enum {string}
             */
            side: "left" | "right";
        } | {
            /**
             * @description Puts a text in front.
             * @enum {string}
             */
            kind: "prefix";
            /**
             * @description The text.
             * @example C-
             */
            text: string;
        } | {
            /**
             * @description Puts a text behind.
             * @enum {string}
             */
            kind: "suffix";
            /**
             * @description The text.
             * @example kg
             */
            text: string;
        } | {
            /**
             * @description Puts a text into the value at one place. A value that is not longer than the place stays as it is.
             * @enum {string}
             */
            kind: "insert";
            /**
             * @description The text.
             * @example
             */
            text: string;
            /**
             * @description After so many characters or, below zero, before so many at the end.
             * @example 4
             */
            at: number;
        } | {
            /**
             * @description Takes what a regular expression matches, or its first group.
             * @enum {string}
             */
            kind: "extract";
            /**
             * @description The regular expression, in RE2 syntax.
             * @example \d{5}
             */
            pattern: string;
        } | {
            /**
             * @description Takes one part of a value.
             * @enum {string}
             */
            kind: "split";
            /**
             * @description What stands between the parts.
             * @example
             */
            separator: string;
            /**
             * @description The part, counted from 1; -1 is the last.
             * @example 1
             */
            part: number;
            /** @description Takes everything from that part on. */
            rest?: boolean;
        } | {
            /**
             * @description Makes one value of several columns; empty ones are left out. It is the first step, or follows a `row_number` that is, whose number is put behind the columns.
             * @enum {string}
             */
            kind: "merge";
            /**
             * @description What to put between them.
             * @example
             */
            separator: string;
            /** @description Joins nothing, and takes the first of the columns that has a value. */
            first?: boolean;
            tokens?: components["schemas"]["EmptyTexts"];
            calculation?: components["schemas"]["Calculation"];
        } | {
            /**
             * @description Puts what stands behind the first separator to the front, as in “Meier, Ursula” to “Ursula Meier”.
             * @enum {string}
             */
            kind: "swap";
            /**
             * @description What stands between the two parts. A value without it stays as it is.
             * @example ,
             */
            separator: string;
            /**
             * @description What is put between the parts.
             * @example
             */
            with: string;
        } | {
            /**
             * @description Writes a value anew from parts of it: the whole value is matched by a regular expression, and `with` says what is written. A value that does not match is kept as it was and gets an issue.
             * @enum {string}
             */
            kind: "rewrite";
            /**
             * @description The regular expression, in RE2 syntax, that the whole value must match.
             * @example ([^,]+), ([^,]+)
             */
            pattern: string;
            /**
             * @description What is written; `\1` to `\9` stand for the groups, `\0` for the whole value and `\\` for a backslash.
             * @example \2 \1
             */
            with: string;
        } | {
            /**
             * @description Takes back what the steps right before it did to a value that does not match a rule then, or that matched it before: such a value is as it was.
             * @enum {string}
             */
            kind: "take_back";
            /**
             * @description How many steps are taken back.
             * @example 2
             */
            steps: number;
            /**
             * @description The rule, a regular expression in RE2 syntax that the whole value must match.
             * @example [A-Z]{2}-\d{4}
             */
            pattern: string;
        } | {
            /**
             * @description Makes words that stand for nothing empty.
             * @enum {string}
             */
            kind: "null_token";
            /**
             * @description The words.
             * @example [
             *       "n/a",
             *       "-"
             *     ]
             */
            tokens: string[];
        } | {
            /**
             * @description Reads a number and writes it plainly, with a decimal point unless `written_decimal` is a comma.
             * @enum {string}
             */
            kind: "number";
            /**
             * @description The decimal mark of the source.
             * @enum {string}
             */
            decimal: "." | ",";
            /**
             * @description The grouping mark of the source; empty when there is none.
             * @enum {string}
             */
            grouping: "" | "," | "." | " " | "'";
            /** @description The value is a percentage and is divided by 100. */
            percent?: boolean;
            /**
             * @description Decimals to write, filled up with zeros. Further ones are kept unless they are zeros, so nothing is rounded.
             * @example 2
             */
            decimals?: number;
            /**
             * @description The unit that the figures are in then. A unit behind them is taken off; figures in another unit of its kind (`g`, `t`) are converted, exactly. For `h`, `min` and `s` also durations such as `1h 15m`, `1:15`, `0:04:30` and `PT1H15M`: two parts are hours and minutes, or minutes and seconds where `s` is wanted.
             * @example kg
             */
            unit?: string;
            /**
             * @description The unit of figures that have none; `unit` when left out.
             * @example g
             */
            bare_unit?: string;
            /**
             * @description The decimal mark to write; a point when left out. Thousands are not grouped.
             * @example ,
             * @enum {string}
             */
            written_decimal?: "." | ",";
        } | {
            /**
             * @description Reads a date and writes it in another form.
             * @enum {string}
             */
            kind: "date";
            /**
             * @description The forms to read, one at least, tried in order, such as `DD.MM.YYYY`.
             * @example [
             *       "DD.MM.YYYY"
             *     ]
             */
            from: components["schemas"]["DateForm"][];
            /**
             * @description The form to write, of the same tokens.
             * @example YYYY-MM-DD
             */
            to: string;
            /**
             * @description Two-digit years are read as the latest year that is not after this one: with 2024, 47 is 1947 and 12 is 2012. Without it, 00 to 68 are 2000 to 2068, and 69 to 99 are 1969 to 1999.
             * @example 2024
             */
            latest_year?: number;
            /**
             * @description Which day of its month a date is that says no day, such as `04/2027`. Without it, the first.
             * @example last
             * @enum {string}
             */
            month_day?: "first" | "last";
        } | {
            /**
             * @description Reads yes and no in the source's words.
             * @enum {string}
             */
            kind: "boolean";
            /**
             * @description Words that mean yes.
             * @example [
             *       "ja",
             *       "x"
             *     ]
             */
            yes: string[];
            /**
             * @description Words that mean no.
             * @example [
             *       "nein"
             *     ]
             */
            no: string[];
            /** @description What to write. */
            to: {
                /**
                 * @description What yes becomes.
                 * @example true
                 */
                yes: string;
                /**
                 * @description What no becomes.
                 * @example false
                 */
                no: string;
            };
        } | {
            /**
             * @description Writes a phone number in E.164 form.
             * @enum {string}
             */
            kind: "phone";
            /**
             * @description ISO 3166 alpha-2 country of numbers without a country code; null leaves those as they are, with an issue.
             * @example DE
             */
            country: string | null;
        } | {
            /**
             * @description Cleans an e-mail address.
             * @enum {string}
             */
            kind: "email";
        } | {
            /**
             * @description Replaces values by other values; a value that is not listed stays.
             * @enum {string}
             */
            kind: "value_map";
            /** @description The values and what replaces them. */
            entries: {
                /**
                 * @description The value as it stands in the source.
                 * @example A
                 */
                raw: string;
                /**
                 * @description The value that replaces it.
                 * @example active
                 */
                value: string;
            }[];
        } | {
            /**
             * @description Fills empty values.
             * @enum {string}
             */
            kind: "default";
            /**
             * @description The value to fill in.
             * @example DE
             */
            value: string;
        } | {
            /**
             * @description Gives every row the same value.
             * @enum {string}
             */
            kind: "constant";
            /**
             * @description The value.
             * @example import
             */
            value: string;
        } | {
            /**
             * @description Numbers the rows.
             * @enum {string}
             */
            kind: "row_number";
            /**
             * @description The first number.
             * @example 1
             */
            start: number;
            /**
             * @description Whether the rows are numbered anew for each value of the column that is mapped, such as the lines of each invoice.
             * @example true
             */
            within?: boolean;
        };
        /** @description One change of the plan. `slug` names a sheet that the plan has, and `column` a column of it. */
        PlanChange: {
            /**
             * @description Fill the column from these source columns, which are of one table. Several are joined by a space.
             * @enum {string}
             */
            kind: "map";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description The source columns, in the order in which they are used. */
            sources: components["schemas"]["ColumnReference"][];
        } | {
            /**
             * @description Leave the column empty.
             * @enum {string}
             */
            kind: "unmap";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
        } | {
            /**
             * @description Replace values. They join the column's value map where it has one, and are its last step where it has none.
             * @enum {string}
             */
            kind: "value_map";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description The values, each once, and what replaces them. */
            entries: {
                /**
                 * @description The value as `value_maps` of the preview shows it or, where it has none, as the rows do.
                 * @example A
                 */
                raw: string;
                /**
                 * @description The value that replaces it.
                 * @example active
                 */
                value: string;
            }[];
        } | {
            /**
             * @description Do these steps to the column's values, in place of all that the plan does to them.
             * @enum {string}
             */
            kind: "transform";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description The steps, in order; empty to take the values as they are. */
            transforms: components["schemas"]["TransformStep"][];
        } | {
            /**
             * @description Find the steps that make what is wanted of the examples, and do them to the column's values in place of all that the plan does to them. A message of the run says what was found and what it does to other values. Where nothing general fits, the examples alone are written; where they contradict each other, nothing is changed; with fewer than three, or where several ways fit them and differ in other values, the run asks.
             * @enum {string}
             */
            kind: "examples";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description The source columns to fill the column from, of one table; left out, those that the plan has. */
            sources?: components["schemas"]["ColumnReference"][];
            /** @description What is there, and what is wanted. Values that have to stay as they are tell as much as those that change. */
            examples: {
                /** @description The value of each source column, in their order, as it stands in the file; an empty text is an empty cell. One value for a column that is filled from several is that which the preview shows. */
                from: string[];
                /**
                 * @description The value that is wanted; an empty text for an empty cell.
                 * @example Jane Doe
                 */
                to: string;
            }[];
        } | {
            /**
             * @description Fill the column's empty cells with a value.
             * @enum {string}
             */
            kind: "default";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /**
             * @description The value.
             * @example DE
             */
            value: string;
        } | {
            /**
             * @description Leave out the rows whose source value of the column is empty or, with `equals`, is exactly that text. The ledger counts them as ignored.
             * @enum {string}
             */
            kind: "skip_rows";
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /**
             * @description The source value, as it stands in the file; left out, rows without a value are meant.
             * @example TEST
             */
            equals?: string;
        } | {
            /**
             * @description Let the rows of one table be completed by those of another one with the same key, whatever the data alone would say. The sheet has the rows of the table of `left`; of several rows with one key in the table of `right` the first counts, and those with a key that `left` lacks are ignored, each with its reason in the ledger. The columns that fill the sheet from `right` are found as for every table.
             * @enum {string}
             */
            kind: "join";
            slug: components["schemas"]["TemplateSlug"];
            left: components["schemas"]["ColumnReference"];
            right: components["schemas"]["ColumnReference"];
        };
        /**
         * Update
         * @description Revise the latest plan by `instructions`, `changes` or both, and make a new preview. At least one of them is needed.
         */
        StartUpdate: {
            /**
             * @description The kind of run. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "update";
            /**
             * @description What to change, in plain words, one statement a sentence or line: `map Phone 2 to mobile`, `dates are day first`, `drop rows without an email`, `status A means active`, `use the second sheet only`, `join contacts.csv to customers by email`. The `instructions` of createMigration list every sentence that is understood. What is not, or names nothing that is there, is said in the run's summary and changes nothing.
             * @example Map Phone 2 to mobile. Drop rows without an email.
             */
            instructions?: string;
            /** @description Exact changes. They go before `instructions`, and a later one goes before an earlier one on the same column. */
            changes?: components["schemas"]["PlanChange"][];
            /**
             * @description As in `generate`. Left out, the run whose plan is revised says.
             * @enum {string}
             */
            autonomy?: "ask" | "decide";
        };
        /**
         * Clarify
         * @description Ask about the preview. Each question is answered from the data by a `message` of the thread, with evidence, and in the run's `summary`; nothing changes.
         */
        StartClarify: {
            /**
             * @description The kind of run. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "clarify";
            /**
             * @description One question or several (20 at most are answered), in plain words: why a column was mapped so or not at all, why a row fails, what a value was before, how many rows an issue hits, what became of the rows of a file, what changed since the plan before, what is done to a column. Rows are named by `row_id`, by number or by the value of a key; names may stand in backticks. What is not understood is said, and not guessed at.
             * @example Why was email mapped so? Why does row 17 fail, and what was its phone before?
             */
            message: string;
        };
        /**
         * Execute
         * @description Apply the plan of the preview that awaits approval, exactly as previewed.
         */
        StartExecute: {
            /**
             * @description The kind of run. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "execute";
            /**
             * @description The `digest` of the preview that you reviewed. If another preview has replaced it, the execute is refused with 409, so that nothing runs that nobody has seen.
             * @example 8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
             */
            digest?: string;
        };
        /** @description What to run. */
        StartRun: components["schemas"]["StartGenerate"] | components["schemas"]["StartUpdate"] | components["schemas"]["StartClarify"] | components["schemas"]["StartExecute"];
        /** @description Why the run could not be started. When another run of the migration is in flight, `run_id` names it. */
        RunConflict: {
            /** @description One or more sentences for a person. */
            error: string;
            run_id?: components["schemas"]["RunId"];
        };
        /** @description The account has as many runs in progress as it may. */
        RunConcurrencyLimit: {
            /** @description One or more sentences for a person. */
            error: string;
            /**
             * @description Tells this refusal from the rate limit, which has the same status.
             * @enum {string}
             */
            code: "run_concurrency_limit";
            /** @description The runs in progress. */
            runs: {
                run_id: components["schemas"]["RunId"];
                migration_id: components["schemas"]["MigrationId"];
                status: components["schemas"]["RunStatus"];
            }[];
        };
        /** @description Answers to questions of a blocked run. All are recorded or, if one is refused, none. */
        AnswerRun: {
            /** @description The answers, at most one for each question. */
            answers: {
                question_id: components["schemas"]["QuestionId"];
                /**
                 * @description The `value` of an option or, where the question has `free_text`, your own words.
                 * @example dmy
                 */
                value: string;
                /**
                 * @description Keep the answer for later runs of this `migration`, or as a knowledge entry for the whole `account`. Left out, it serves this run, and, once the migration was executed, later migrations from the same source whose files have the same headers: they do not ask it again, and say so.
                 * @enum {string}
                 */
                remember?: "migration" | "account";
            }[];
        };
        /**
         * @description What is wrong. `required`: the value is missing. `strict`: it does not match the column's regular expression. `type`: it is not the kind of value that the column holds. `unique`: it occurs more than once. `link`: it does not occur where the link points. `cross_cell`: cells of the row contradict each other. `ai`: it does not mean what the column asks for, or the rest of the data speaks against it. `ambiguous`: it can be read in more than one way. `lossy`: the transform or an accepted suggestion changed it beyond formatting. `truncated`: a part was cut off. `unparsed`: the source row or cell could not be read as it should.
         * @enum {string}
         */
        IssueCode: "required" | "strict" | "type" | "unique" | "link" | "cross_cell" | "ai" | "ambiguous" | "lossy" | "truncated" | "unparsed";
        /**
         * @description SHA-256, in hex, over everything that decided the preview: the files, the plan, the templates and the knowledge. Two previews with one digest are the same to the byte, and so are their exports.
         * @example 8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
         */
        Digest: string;
        /**
         * @description Rows with an `error` are left out of the default export; a `warning` is exported and told.
         * @enum {string}
         */
        Severity: "warning" | "error";
        /** @description A sheet and its rows by state. A row is an `error` row with any error, else a `warning` row with any issue, else `valid`; `total` is the sum of the three. */
        PreviewSheet: {
            slug: components["schemas"]["TemplateSlug"];
            /**
             * @description The template's display name.
             * @example Customers
             */
            name: string;
            total: components["schemas"]["RowCount"];
            valid: components["schemas"]["RowCount"];
            warning: components["schemas"]["RowCount"];
            error: components["schemas"]["RowCount"];
            /** @description How many rows each kind of issue touches. */
            issues: {
                /**
                 * @description The column; null for issues of whole rows.
                 * @example email
                 */
                column: string | null;
                code: components["schemas"]["IssueCode"];
                severity: components["schemas"]["Severity"];
                rows: components["schemas"]["RowCount"];
            }[];
        };
        /**
         * @description The step in words.
         * @example Read as a date written “DD/MM/YYYY”, write as “YYYY-MM-DD”
         */
        Sentence: string;
        /**
         * @description Who took the decision: the `matcher` from names, values and rules; a `knowledge` entry; an `answer` to a question; the migration's or the run's `instruction`; or a configured language `model`.
         * @enum {string}
         */
        DecidedBy: "matcher" | "knowledge" | "answer" | "instruction" | "model";
        /**
         * @description The text of a cell; null when it is empty.
         * @example 10023
         */
        CellValue: string | null;
        /** @description One step of a column's chain. Each takes the text that the step before gave. `sentence` describes it in words. A value that a step cannot take is kept as it was and becomes an issue: nothing is dropped in silence. */
        Transform: {
            /**
             * @description Removes spaces at both ends.
             * @enum {string}
             */
            kind: "trim";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Makes one space of several.
             * @enum {string}
             */
            kind: "collapse_spaces";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Changes the case of letters.
             * @enum {string}
             */
            kind: "case";
            /**
             * @description The case to give. `name`: what is written wholly in capitals or small letters gets the capitals of a name (O'Brien, de la Fuente); all else stays as it is.
             * @enum {string}
             */
            to: "upper" | "lower" | "title" | "name";
            /**
             * @description For `name`, words that are written just so (`Van`, `McAllister`).
             * @example [
             *       "Van",
             *       "McAllister"
             *     ]
             */
            words?: string[];
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Removes characters wherever they stand.
             * @enum {string}
             */
            kind: "strip";
            /**
             * @description The characters to remove.
             * @example #*
             */
            characters: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Replaces a text wherever it stands.
             * @enum {string}
             */
            kind: "replace";
            /**
             * @description The text to find.
             * @example /
             */
            find: string;
            /**
             * @description The text to put there.
             * @example -
             */
            with: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Fills up to a length.
             * @enum {string}
             */
            kind: "pad";
            /**
             * @description The length to reach, in characters.
             * @example 5
             */
            length: number;
            /**
             * @description The character to fill with.
             * @example 0
             */
            character: string;
            /**
             * @description Where to fill.
             * @enum {string}
             */
            side: "left" | "right";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Puts a text in front.
             * @enum {string}
             */
            kind: "prefix";
            /**
             * @description The text.
             * @example C-
             */
            text: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Puts a text behind.
             * @enum {string}
             */
            kind: "suffix";
            /**
             * @description The text.
             * @example kg
             */
            text: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Puts a text into the value at one place. A value that is not longer than the place stays as it is.
             * @enum {string}
             */
            kind: "insert";
            /**
             * @description The text.
             * @example
             */
            text: string;
            /**
             * @description After so many characters or, below zero, before so many at the end.
             * @example 4
             */
            at: number;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Takes what a regular expression matches, or its first group.
             * @enum {string}
             */
            kind: "extract";
            /**
             * @description The regular expression, in RE2 syntax.
             * @example \d{5}
             */
            pattern: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Takes one part of a value.
             * @enum {string}
             */
            kind: "split";
            /**
             * @description What stands between the parts.
             * @example
             */
            separator: string;
            /**
             * @description The part, counted from 1; -1 is the last.
             * @example 1
             */
            part: number;
            /** @description Takes everything from that part on. */
            rest?: boolean;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Makes one value of several columns; empty ones are left out. It is the first step, or follows a `row_number` that is, whose number is put behind the columns.
             * @enum {string}
             */
            kind: "merge";
            /**
             * @description What to put between them.
             * @example
             */
            separator: string;
            /** @description Joins nothing, and takes the first of the columns that has a value. */
            first?: boolean;
            tokens?: components["schemas"]["EmptyTexts"];
            calculation?: components["schemas"]["Calculation"];
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Puts what stands behind the first separator to the front, as in “Meier, Ursula” to “Ursula Meier”.
             * @enum {string}
             */
            kind: "swap";
            /**
             * @description What stands between the two parts. A value without it stays as it is.
             * @example ,
             */
            separator: string;
            /**
             * @description What is put between the parts.
             * @example
             */
            with: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Writes a value anew from parts of it: the whole value is matched by a regular expression, and `with` says what is written. A value that does not match is kept as it was and gets an issue.
             * @enum {string}
             */
            kind: "rewrite";
            /**
             * @description The regular expression, in RE2 syntax, that the whole value must match.
             * @example ([^,]+), ([^,]+)
             */
            pattern: string;
            /**
             * @description What is written; `\1` to `\9` stand for the groups, `\0` for the whole value and `\\` for a backslash.
             * @example \2 \1
             */
            with: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Takes back what the steps right before it did to a value that does not match a rule then, or that matched it before: such a value is as it was.
             * @enum {string}
             */
            kind: "take_back";
            /**
             * @description How many steps are taken back.
             * @example 2
             */
            steps: number;
            /**
             * @description The rule, a regular expression in RE2 syntax that the whole value must match.
             * @example [A-Z]{2}-\d{4}
             */
            pattern: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Makes words that stand for nothing empty.
             * @enum {string}
             */
            kind: "null_token";
            /**
             * @description The words.
             * @example [
             *       "n/a",
             *       "-"
             *     ]
             */
            tokens: string[];
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Reads a number and writes it plainly, with a decimal point unless `written_decimal` is a comma.
             * @enum {string}
             */
            kind: "number";
            /**
             * @description The decimal mark of the source.
             * @enum {string}
             */
            decimal: "." | ",";
            /**
             * @description The grouping mark of the source; empty when there is none.
             * @enum {string}
             */
            grouping: "" | "," | "." | " " | "'";
            /** @description The value is a percentage and is divided by 100. */
            percent?: boolean;
            /**
             * @description Decimals to write, filled up with zeros. Further ones are kept unless they are zeros, so nothing is rounded.
             * @example 2
             */
            decimals?: number;
            /**
             * @description The unit that the figures are in then. A unit behind them is taken off; figures in another unit of its kind (`g`, `t`) are converted, exactly. For `h`, `min` and `s` also durations such as `1h 15m`, `1:15`, `0:04:30` and `PT1H15M`: two parts are hours and minutes, or minutes and seconds where `s` is wanted.
             * @example kg
             */
            unit?: string;
            /**
             * @description The unit of figures that have none; `unit` when left out.
             * @example g
             */
            bare_unit?: string;
            /**
             * @description The decimal mark to write; a point when left out. Thousands are not grouped.
             * @example ,
             * @enum {string}
             */
            written_decimal?: "." | ",";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Reads a date and writes it in another form. Where `from` has nothing but `to`, dates are only checked: they stay as they are, and what is no real date gets an issue.
             * @enum {string}
             */
            kind: "date";
            /**
             * @description The forms to read, one at least, tried in order, such as `DD.MM.YYYY`.
             * @example [
             *       "DD.MM.YYYY"
             *     ]
             */
            from: components["schemas"]["DateForm"][];
            /**
             * @description The form to write, of the same tokens.
             * @example YYYY-MM-DD
             */
            to: string;
            /**
             * @description Two-digit years are read as the latest year that is not after this one: with 2024, 47 is 1947 and 12 is 2012. Without it, 00 to 68 are 2000 to 2068, and 69 to 99 are 1969 to 1999.
             * @example 2024
             */
            latest_year?: number;
            /**
             * @description Which day of its month a date is that says no day, such as `04/2027`. Without it, the first.
             * @example last
             * @enum {string}
             */
            month_day?: "first" | "last";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Reads yes and no in the source's words.
             * @enum {string}
             */
            kind: "boolean";
            /**
             * @description Words that mean yes.
             * @example [
             *       "ja",
             *       "x"
             *     ]
             */
            yes: string[];
            /**
             * @description Words that mean no.
             * @example [
             *       "nein"
             *     ]
             */
            no: string[];
            /** @description What to write. */
            to: {
                /**
                 * @description What yes becomes.
                 * @example true
                 */
                yes: string;
                /**
                 * @description What no becomes.
                 * @example false
                 */
                no: string;
            };
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Writes a phone number in E.164 form.
             * @enum {string}
             */
            kind: "phone";
            /**
             * @description ISO 3166 alpha-2 country of numbers without a country code; null leaves those as they are, with an issue.
             * @example DE
             */
            country: string | null;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Cleans an e-mail address.
             * @enum {string}
             */
            kind: "email";
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Replaces values by other values; a value that is not listed stays.
             * @enum {string}
             */
            kind: "value_map";
            /** @description The values and what replaces them. */
            entries: {
                /**
                 * @description The value as it stands in the source.
                 * @example A
                 */
                raw: string;
                /**
                 * @description The value that replaces it.
                 * @example active
                 */
                value: string;
                decided_by: components["schemas"]["DecidedBy"];
            }[];
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Fills empty values.
             * @enum {string}
             */
            kind: "default";
            /**
             * @description The value to fill in.
             * @example DE
             */
            value: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Gives every row the same value.
             * @enum {string}
             */
            kind: "constant";
            /**
             * @description The value.
             * @example import
             */
            value: string;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Numbers the rows.
             * @enum {string}
             */
            kind: "row_number";
            /**
             * @description The first number.
             * @example 1
             */
            start: number;
            /**
             * @description Whether the rows are numbered anew for each value of the column that is mapped, such as the lines of each invoice.
             * @example true
             */
            within?: boolean;
            sentence: components["schemas"]["Sentence"];
        } | {
            /**
             * @description Writes what accepted suggestions say into cells of single rows. It comes last, and no update can ask for it by itself.
             * @enum {string}
             */
            kind: "correct";
            /** @description The cells. */
            entries: {
                /**
                 * Format: int64
                 * @description Row in the source table.
                 * @example 17
                 */
                row: number;
                raw: components["schemas"]["CellValue"];
                value: components["schemas"]["CellValue"];
                /**
                 * @description Why, in a sentence.
                 * @example “Dresdn” is in one row and one letter from “Dresden”, which is in 412 (31 %).
                 */
                evidence: string;
            }[];
            sentence: components["schemas"]["Sentence"];
        };
        /**
         * @description A sentence that says why.
         * @example The header “Kd-Nr” means customer number, as “customer_id” does, and 98 % of its values match the rule \d{5}.
         */
        Reason: string;
        /** @description How a template column is filled, and why. */
        Mapping: {
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description The source columns, in the order in which they are used; empty when the column is filled by a constant or not at all. */
            sources: components["schemas"]["ColumnReference"][];
            /** @description What is done to the values, in order; empty when they are taken as they are. */
            transforms: components["schemas"]["Transform"][];
            confidence: components["schemas"]["Confidence"];
            reason: components["schemas"]["Reason"];
            decided_by: components["schemas"]["DecidedBy"];
            /** @description What else was considered, best first. */
            alternatives: {
                /** @description The source columns, in the order in which they would be used. */
                sources: components["schemas"]["ColumnReference"][];
                confidence: components["schemas"]["Confidence"];
                reason: components["schemas"]["Reason"];
            }[];
        };
        /** @description A source column that ends nowhere, and why. */
        UnmappedColumn: {
            file_id: components["schemas"]["FileId"];
            table: components["schemas"]["SourceTableName"];
            column: components["schemas"]["SourceColumnName"];
            reason: components["schemas"]["Reason"];
        };
        /** @description The values of one column that are replaced by other values. */
        ValueMap: {
            slug: components["schemas"]["TemplateSlug"];
            column: components["schemas"]["ColumnName"];
            /** @description One entry for each value found. */
            entries: {
                /**
                 * @description The value as it stands in the source.
                 * @example A
                 */
                raw: string;
                /**
                 * @description The value that replaces it.
                 * @example active
                 */
                value: string;
                count: components["schemas"]["RowCount"];
                decided_by: components["schemas"]["DecidedBy"];
            }[];
        };
        /** @description Source rows by what became of them. `source` is the sum of the other four. A row that only completed another is `merged`; a row with an error is `rejected`; preamble, footers, blank rows and skipped ones are `ignored`. */
        LedgerRows: {
            source: components["schemas"]["RowCount"];
            exported: components["schemas"]["RowCount"];
            merged: components["schemas"]["RowCount"];
            rejected: components["schemas"]["RowCount"];
            ignored: components["schemas"]["RowCount"];
        };
        /** @description Where every source row and every source column went. Each ends in exactly one state, with a reason; the totals add up, or the run fails and says so. */
        Ledger: {
            rows: components["schemas"]["LedgerRows"];
            /** @description All source columns. `source` is the sum of the other two. */
            columns: {
                /**
                 * @description Columns in all tables.
                 * @example 16
                 */
                source: number;
                /**
                 * @description Columns that feed a template column.
                 * @example 14
                 */
                mapped: number;
                /**
                 * @description Columns that end nowhere.
                 * @example 2
                 */
                ignored: number;
            };
            /** @description The same for each table. */
            tables: {
                file_id: components["schemas"]["FileId"];
                table: components["schemas"]["SourceTableName"];
                rows: components["schemas"]["LedgerRows"];
                /** @description Each column of the table. */
                columns: {
                    name: components["schemas"]["SourceColumnName"];
                    /**
                     * @description Whether the column feeds a template column.
                     * @enum {string}
                     */
                    state: "mapped" | "ignored";
                    reason: components["schemas"]["Reason"];
                }[];
                /** @description The ignored rows, by reason. */
                ignored: {
                    reason: components["schemas"]["Reason"];
                    rows: components["schemas"]["RowCount"];
                }[];
            }[];
        };
        /** @description What a plan changed compared with the one before it. */
        Impact: {
            /**
             * @description Number of the plan that this one is compared with.
             * @example 1
             */
            from_version: number;
            /** @description Rows that came, went or have other values. */
            rows: {
                added: components["schemas"]["RowCount"];
                removed: components["schemas"]["RowCount"];
                changed: components["schemas"]["RowCount"];
            };
            /** @description Issues that came or went. */
            issues: {
                added: components["schemas"]["RowCount"];
                removed: components["schemas"]["RowCount"];
            };
            /** @description The columns whose cells changed. */
            columns: {
                slug: components["schemas"]["TemplateSlug"];
                column: components["schemas"]["ColumnName"];
                cells_changed: components["schemas"]["RowCount"];
                /** @description Some of the cells. */
                examples: {
                    /**
                     * @description The row, as in the preview.
                     * @example file_0199d3a2c5d17a4496f83be01d7c2a90/kunden_2024/17
                     */
                    row_id: string;
                    /**
                     * @description The value that the earlier plan gave; null when empty.
                     * @example 2024-03-04
                     */
                    before: string | null;
                    /**
                     * @description The value that this plan gives; null when empty.
                     * @example 2024-04-03
                     */
                    after: string | null;
                }[];
            }[];
        };
        /** @description What the value should be, where the rest of the data tells. It is only told, never applied, until an instruction or knowledge says "accept the suggestions for city" (or "accept all suggestions"); what is changed then is told as a `lossy` issue. Looked for in the whole sheet, in large ones in a sample of its rows. Absent where an issue has none. */
        Suggestion: {
            value: components["schemas"]["CellValue"];
            /**
             * @description What speaks for it. `encoding`: text that was read in a wrong encoding. `missing`: a word that says that there is no value. `format`: written otherwise than the column's other values. `unit`: a unit that the others have not, or write otherwise. `misspelt`: a rare value next to a frequent one. `misplaced`: two columns' values in one cell. `dependency`: rows that agree elsewhere have another value here. `vote`: sources contradict each other. `inferred`: an empty cell that other rows tell.
             * @enum {string}
             */
            kind: "encoding" | "missing" | "format" | "unit" | "misspelt" | "misplaced" | "dependency" | "vote" | "inferred";
            confidence: components["schemas"]["Confidence"];
            /**
             * @description Why, in a sentence.
             * @example “Dresdn” is in one row and one letter from “Dresden”, which is in 412 (31 %).
             */
            evidence: string;
        };
        /** @description One thing that is wrong with a row. */
        Issue: {
            /**
             * @description The column; null for an issue of the whole row.
             * @example email
             */
            column: string | null;
            code: components["schemas"]["IssueCode"];
            severity: components["schemas"]["Severity"];
            /**
             * @description The issue in words.
             * @example “anna.berg(at)example.com” does not match the rule of email, “[^@\s]+@[^@\s]+\.[a-z]+”. Correct the value, or change the rule.
             */
            message: string;
            suggestion?: components["schemas"]["Suggestion"];
        };
        /** @description A source cell that a cell of the preview was made from. */
        LineageCell: {
            file_id: components["schemas"]["FileId"];
            table: components["schemas"]["SourceTableName"];
            /**
             * Format: int64
             * @description Row in the file or sheet, counted from 1 as a person would; null when the column comes from a table that completes this one and has no row with this row's key.
             * @example 17
             */
            row: number | null;
            column: components["schemas"]["SourceColumnName"];
            /**
             * @description The text of the cell exactly as it stands in the source, spaces included; null when it is empty.
             * @example 030 901820
             */
            raw: string | null;
            /** @description What was done to make the row's value, in order, as in the column's mapping; of a value map's entries those that lead to this value, where no later step changes it. */
            transforms: components["schemas"]["Transform"][];
        };
        /** @description A row of a sheet as it would be exported, with its issues and where it came from. */
        PreviewRow: {
            /**
             * @description Identifies the row within its sheet, and stays the same from one plan to the next: it is made of the file, the table and the row that the row came from, and of the column where each row of the table is several, one for each of some columns.
             * @example file_0199d3a2c5d17a4496f83be01d7c2a90/kunden_2024/17
             */
            row_id: string;
            /**
             * @description The row's values by template column, in the template's order; null where empty.
             * @example {
             *       "customer_id": "10023",
             *       "email": "anna.berg@example.com",
             *       "phone": "+4930901820"
             *     }
             */
            values: {
                [key: string]: components["schemas"]["CellValue"];
            };
            /** @description What is wrong with the row; empty for a valid one. */
            issues: components["schemas"]["Issue"][];
            /** @description The source row that the row was made from. */
            source: {
                file_id: components["schemas"]["FileId"];
                table: components["schemas"]["SourceTableName"];
                /**
                 * Format: int64
                 * @description Row in the file or sheet, counted from 1 as a person would.
                 * @example 17
                 */
                row: number;
            };
            /**
             * @description With `lineage=true`: the source cells of each value by template column, several where columns are joined; an empty list where no source cell feeds the column (a constant, a row number, a default alone, or nothing).
             * @example {
             *       "customer_id": []
             *     }
             */
            lineage?: {
                [key: string]: components["schemas"]["LineageCell"][];
            };
        };
        /** @description What an execute of this plan would export, with every decision and every issue. */
        Preview: {
            run_id: components["schemas"]["RunId"];
            /**
             * @description Number of the plan, counted from 1 in each migration.
             * @example 1
             */
            plan_version: number;
            digest: components["schemas"]["Digest"];
            /** @description One sheet for each template that gets data, with the counts of its rows. */
            sheets: components["schemas"]["PreviewSheet"][];
            /** @description How each template column is filled. A sheet that is fed by two tables has two entries for a column, one for each table. */
            mappings: components["schemas"]["Mapping"][];
            /** @description Source columns that end nowhere, each with the reason. */
            unmapped_columns: components["schemas"]["UnmappedColumn"][];
            /** @description Values that are replaced by other values, with how often each occurs. */
            value_maps: components["schemas"]["ValueMap"][];
            ledger: components["schemas"]["Ledger"];
            /** @description What changed since the previous plan; null for the first plan. */
            impact: components["schemas"]["Impact"] | null;
            /** @description The rows of the sheet that `slug` names (the first one when left out), filtered and paged as asked. */
            rows: components["schemas"]["PreviewRow"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Number of an event in its migration's thread. The first is 1, and there is no gap.
         * @example 12
         */
        Sequence: number;
        /**
         * @description The run that it belongs to; null when it belongs to none.
         * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
         */
        EventRunId: string | null;
        /** @description A run came to another status. */
        RunStatusEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `run.status`.
             * @enum {string}
             */
            type: "run.status";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                kind: components["schemas"]["RunKind"];
                status: components["schemas"]["RunStatus"];
                /**
                 * @description Why it failed; null when it did not.
                 * @example null
                 */
                error: string | null;
                /**
                 * @description What it did; null until it has ended.
                 * @example null
                 */
                summary: string | null;
            };
        };
        /** @description Something that an answer rests on, as it stands in the data. Which fields are there depends on the kind. */
        Finding: {
            /**
             * @description What it is: a `mapping` of a column and its `alternative`s, an `unmapped` column, a `table`, a `row` of a sheet, a `cell` of a file, an `issue`, a `count` of rows, a `change` since the plan before, or a `value` and what it becomes.
             * @enum {string}
             */
            kind: "mapping" | "alternative" | "unmapped" | "table" | "row" | "cell" | "issue" | "count" | "change" | "value";
            slug?: components["schemas"]["TemplateSlug"];
            column?: components["schemas"]["ColumnName"];
            file_id?: components["schemas"]["FileId"];
            table?: components["schemas"]["SourceTableName"];
            source_column?: components["schemas"]["SourceColumnName"];
            /**
             * Format: int64
             * @description Row in the file or sheet, counted from 1 as a person would.
             * @example 17
             */
            row?: number;
            /**
             * @description The row of the preview.
             * @example file_0199d3a2c5d17a4496f83be01d7c2a90/kunden_2024/17
             */
            row_id?: string;
            /**
             * @description The value, as the preview has it or, in a `cell`, as the file has it; null when it is empty.
             * @example +491721234567
             */
            value?: string | null;
            /**
             * @description What the value was before.
             * @example 0172 1234567
             */
            before?: string | null;
            /**
             * Format: int64
             * @description How many rows.
             * @example 23
             */
            rows?: number;
            code?: components["schemas"]["IssueCode"];
            severity?: components["schemas"]["Severity"];
            /**
             * @description The issue in a sentence.
             * @example “none” does not match the rule of email. Correct the value, or change the rule.
             */
            message?: string;
            confidence?: components["schemas"]["Confidence"];
            decided_by?: components["schemas"]["DecidedBy"];
            /**
             * @description Why, in a sentence.
             * @example “Kd-Nr” is “customer_id”, as knowledge “northwind” says.
             */
            reason?: string;
            /** @description The steps that make the value, in words and in order. */
            transforms?: components["schemas"]["Sentence"][];
        };
        /** @description Somebody said something. The agent says what it did, and answers what a clarify asks; the caller's answers and questions are messages too. */
        MessageEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `message`.
             * @enum {string}
             */
            type: "message";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                /**
                 * @description What was said.
                 * @example Left the column `Notiz` out.
                 */
                text: string;
                /** @description The question that this answers; only with answers. */
                question_id?: string;
                /**
                 * @description The answer; only with answers.
                 * @example dmy
                 */
                answer?: string;
                /**
                 * @description Where the answer is remembered; null for this run alone. Only with answers.
                 * @enum {string|null}
                 */
                remember?: "migration" | "account" | null;
                /**
                 * @description The question that this answers, as it was put; only with what a clarify answers.
                 * @example Why was email mapped so?
                 */
                asked?: string;
                /**
                 * @description What the question was taken to be about; `unclear` when it was not understood. Only with `asked`.
                 * @enum {string}
                 */
                topic?: "mapping" | "unmapped" | "row" | "value" | "meaning" | "issues" | "ledger" | "impact" | "transforms" | "decisions" | "tables" | "overview" | "unclear";
                /** @description What the answer rests on, the most telling first; 60 at most. Only with `asked`. */
                evidence?: components["schemas"]["Finding"][];
            };
        };
        /** @description What the agent saw or decided, and why. */
        StepEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `step`.
             * @enum {string}
             */
            type: "step";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                topic: "tables" | "mapping" | "unmapped" | "joins" | "skipped" | "ignored" | "values" | "duplicates" | "assumption" | "issues" | "model";
                /**
                 * @description It in plain sentences.
                 * @example Customers is filled from kunden_2024.
                 */
                text: string;
                /**
                 * @description The sheet that it is about; null when it is about all of them.
                 * @example customers
                 */
                slug?: string | null;
            };
        };
        /** @description A run came to another stage. */
        ProgressEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `progress`.
             * @enum {string}
             */
            type: "progress";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                /**
                 * @description The stage that has begun.
                 * @enum {string}
                 */
                stage: "waiting_for_files" | "reading" | "profiling" | "matching" | "transforming" | "checking" | "writing" | "done";
                /**
                 * Format: int64
                 * @description Steps of this stage that are done.
                 * @example 0
                 */
                done: number;
                /**
                 * Format: int64
                 * @description Steps that this stage has.
                 * @example 5
                 */
                total: number;
            };
        };
        /** @description A run asks something. `getRun` has the question with its options and evidence. */
        QuestionEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `question`.
             * @enum {string}
             */
            type: "question";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                question_id: components["schemas"]["QuestionId"];
                /**
                 * @description What is asked, as in the question itself.
                 * @enum {string}
                 */
                kind: "column_match" | "value_map" | "date_order" | "duplicate" | "link" | "other";
                /**
                 * @description The question, as a person would ask it.
                 * @example Is 05/08/2024 in column “Order Date” of orders.xlsx, sheet Orders written day first or month first?
                 */
                prompt: string;
                /** @description What the answer decides. */
                target: {
                    slug: components["schemas"]["TemplateSlug"];
                    /**
                     * @description The column of that template; null when the question is about whole rows.
                     * @example order_date
                     */
                    column: string | null;
                };
                /**
                 * Format: int64
                 * @description How many rows the answer changes.
                 * @example 647
                 */
                affected_rows: number;
            };
        };
        /** @description A preview can be read, and awaits approval. */
        PreviewReadyEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `preview.ready`.
             * @enum {string}
             */
            type: "preview.ready";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                /**
                 * Format: int64
                 * @description The plan's number.
                 * @example 1
                 */
                plan_version: number;
                digest: components["schemas"]["Digest"];
                /** @description The sheets and their rows by state. */
                sheets: {
                    slug: components["schemas"]["TemplateSlug"];
                    total: components["schemas"]["RowCount"];
                    valid: components["schemas"]["RowCount"];
                    warning: components["schemas"]["RowCount"];
                    error: components["schemas"]["RowCount"];
                }[];
            };
        };
        /** @description A file was added, read, or could not be read. */
        FileStatusEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `file.status`.
             * @enum {string}
             */
            type: "file.status";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                file_id: components["schemas"]["FileId"];
                /**
                 * @description The file's name.
                 * @example kunden_2024.csv
                 */
                name: string;
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                status: "pending" | "ready" | "failed" | "deleted";
                /**
                 * Format: int64
                 * @description How many tables were found in it; only once it was read.
                 * @example 1
                 */
                tables?: number;
                /**
                 * @description Why it could not be read; null when it could.
                 * @example null
                 */
                error: string | null;
            };
        };
        /**
         * @description An export job.
         * @example exp_0199d3ab5f2c7e019b48d2a6f0c1e537
         */
        ExportJobId: string;
        /**
         * @description Where the export is. Stop polling at `completed` and `failed`. A job whose worker dies is taken up again and stays `running`.
         * @enum {string}
         */
        ExportStatus: "pending" | "running" | "completed" | "failed";
        /** @description An export job came to another status. */
        ExportStatusEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `export.status`.
             * @enum {string}
             */
            type: "export.status";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                job_id: components["schemas"]["ExportJobId"];
                status: components["schemas"]["ExportStatus"];
                /**
                 * @description Why it failed; null when it did not.
                 * @example null
                 */
                error: string | null;
            };
        };
        /** @description Something went wrong that ended a run. */
        ErrorEvent: {
            sequence: components["schemas"]["Sequence"];
            /**
             * @description Always `error`.
             * @enum {string}
             */
            type: "error";
            migration_id: components["schemas"]["MigrationId"];
            run_id: components["schemas"]["EventRunId"];
            at: components["schemas"]["Time"];
            /** @description What it is about. */
            data: {
                /**
                 * @description What went wrong, and what to do.
                 * @example There is nothing to read.
                 */
                message: string;
            };
        };
        /** @description The end of a stream, the only event without a number. Connect again with `after` set to `last_sequence`, unless the migration is settled. */
        DoneEvent: {
            /**
             * @description Always `done`.
             * @enum {string}
             */
            type: "done";
            /**
             * @description `settled`: the migration is, and there is nothing more to tell. `timeout`: five minutes have passed, or the server that streams is stopping, or the key was revoked.
             * @enum {string}
             */
            reason: "settled" | "timeout";
            /**
             * Format: int64
             * @description The number of the last event sent, or the number that the stream was to start after.
             * @example 13
             */
            last_sequence: number;
        };
        /** @description What the `data` of each event of the thread stream is. */
        ThreadEvent: components["schemas"]["RunStatusEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["StepEvent"] | components["schemas"]["ProgressEvent"] | components["schemas"]["QuestionEvent"] | components["schemas"]["PreviewReadyEvent"] | components["schemas"]["FileStatusEvent"] | components["schemas"]["ExportStatusEvent"] | components["schemas"]["ErrorEvent"] | components["schemas"]["DoneEvent"];
        /**
         * @description Who did it. `caller` is whoever holds a key of the account, `agent` the one that plans, `system` the service itself.
         * @enum {string}
         */
        Actor: "caller" | "agent" | "system";
        /**
         * @description What an event tells.
         * @enum {string}
         */
        ThreadEventType: "run.status" | "message" | "step" | "progress" | "question" | "preview.ready" | "file.status" | "export.status" | "error";
        /** @description One event of the thread. `hash` is the SHA-256, in hex, of the RFC 8785 JSON of the entry without `hash`; an entry that was changed, removed or put in between breaks the chain. */
        LogEntry: {
            sequence: components["schemas"]["Sequence"];
            at: components["schemas"]["Time"];
            actor: components["schemas"]["Actor"];
            type: components["schemas"]["ThreadEventType"];
            run_id: components["schemas"]["EventRunId"];
            /**
             * @description What happened, in plain words.
             * @example The file "kunden_2024.csv" was read: it has 1 table.
             */
            summary: string;
            /** @description The `data` of the same event in the thread stream. */
            data: {
                [key: string]: unknown;
            };
            /** @description The `hash` of the entry before; of the first one, the SHA-256, in hex, of the migration's id. */
            previous_hash: string;
            /** @description The entry's own hash. */
            hash: string;
        };
        /** @description The settled record of a migration. */
        Log: {
            migration_id: components["schemas"]["MigrationId"];
            settled_at: components["schemas"]["Time"];
            /**
             * @description How the migration settled. `completed` if any execute has ever completed, else as the last run ended.
             * @enum {string}
             */
            outcome: "completed" | "failed" | "canceled";
            /** @description The entries of this page, in order. They have the numbers that the thread stream gave them. */
            entries: components["schemas"]["LogEntry"][];
            /** @description The ledger of the executed plan; null when nothing was executed. */
            totals: components["schemas"]["Ledger"] | null;
            /**
             * @description The digest of the executed plan, that of its preview; null when nothing was executed.
             * @example 8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4
             */
            digest: string | null;
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description What to export, by `slug` or by `slugs`. Exactly one of the two is given. */
        StartExport: {
            slug?: components["schemas"]["TemplateSlug"];
            /** @description The sheets to export, all different, in the order of the ZIP. A single one makes a CSV. */
            slugs?: components["schemas"]["TemplateSlug"][];
            /**
             * @description Adds a `<slug>.lineage.csv` for each sheet, so that the export is a ZIP even of a single one. Each of its rows leads a cell of `<slug>.csv` back to a source cell: `row` (counted from 1, without the header) and `column` of the cell; `file_id`, `file`, `table`, `source_row`, `source_column` and `raw`, the exact text that it was made from. A cell that was made from several source cells has a row for each; one that has a constant, or nothing, has none. What was done to the text is in the `mappings` of `manifest.json`, as in the preview.
             * @default false
             */
            lineage?: boolean;
        };
        /**
         * @description One sheet makes a CSV, several make a ZIP.
         * @enum {string}
         */
        ExportFormat: "csv" | "zip";
        /** @description An export job that has just been queued. */
        StartedExport: {
            job_id: components["schemas"]["ExportJobId"];
            status: components["schemas"]["ExportStatus"];
            format: components["schemas"]["ExportFormat"];
            /**
             * Format: int64
             * @description Rows that the export has in the end, of all its sheets.
             * @example 2938
             */
            total_rows: number;
            /**
             * Format: uri
             * @description The address to poll.
             * @example https://migrations.example.com/api/v1/migrations/mig_0199d3a1f4c87c3e9b1d5f20a6e84b17/exports/jobs/exp_0199d3ab5f2c7e019b48d2a6f0c1e537
             */
            status_url: string;
        };
        /** @description An export job. */
        ExportJob: {
            job_id: components["schemas"]["ExportJobId"];
            status: components["schemas"]["ExportStatus"];
            format: components["schemas"]["ExportFormat"];
            /**
             * Format: int64
             * @description Rows that have been written so far.
             * @example 1204
             */
            rows_processed: number;
            /**
             * Format: int64
             * @description Rows that the export has in the end, of all its sheets.
             * @example 2938
             */
            total_rows: number;
            /**
             * Format: int64
             * @description Bytes of the file; null until the job is completed.
             * @example 44774
             */
            file_size: number | null;
            /**
             * @description Why the job failed; null when it did not.
             * @example null
             */
            error: string | null;
            /**
             * Format: date-time
             * @description When the data of the job is deleted and reads of it become 410. A job that is under way is not deleted; its time begins when it ends.
             * @example 2026-03-09T09:30:14.275Z
             */
            expires_at: string;
            /**
             * Format: uri
             * @description A link to the file, good for 15 minutes. There once the job is completed, and a fresh one at each read.
             * @example https://migrations.example.com/api/v1/downloads/WyJhY2NfMDE5OWQzOWYwYTFjN2IzZTlkNDgyZjYxYzA1ZTdhOTMiLCJleHBfMDE5OWQzYWI1ZjJjN2UwMTliNDhkMmE2ZjBjMWU1MzciLCI0Zks5cFgiLDE3NzI0NDM4NDVd.q2v9nXJ0mB5sYtE7cRk1uWfHd3LzPgA8oKiTjVx4ZyU
             */
            download_url?: string;
        };
        /**
         * @description Name of a knowledge entry, chosen by whoever writes it first, unique in the account. Answers that are remembered get keys that begin with `answer-`.
         * @example date-formats
         */
        KnowledgeKey: string;
        /**
         * @description The runs that read the entry: all of the account, those that may fill one template, or those of migrations from one source.
         * @example {
         *       "type": "template",
         *       "slug": "orders"
         *     }
         */
        KnowledgeScope: {
            /**
             * @description The kind of scope.
             * @enum {string}
             */
            type: "account";
        } | {
            /**
             * @description The kind of scope.
             * @enum {string}
             */
            type: "template";
            slug: components["schemas"]["TemplateSlug"];
        } | {
            /**
             * @description The kind of scope.
             * @enum {string}
             */
            type: "source";
            id: components["schemas"]["SourceId"];
        };
        /** @description Durable context that the agent reads before every run in its scope. */
        Knowledge: {
            key: components["schemas"]["KnowledgeKey"];
            scope: components["schemas"]["KnowledgeScope"];
            /**
             * @description What is known, as Markdown. At most 65,536 bytes of UTF-8.
             * @example Dates are day first.
             */
            content: string;
            /**
             * Format: date-time
             * @description When the entry was written last. It rises with every write, so that it names the version: send it as `if_unmodified_since` to replace or delete exactly what you have read.
             * @example 2026-03-02T10:05:31.207Z
             */
            updated_at: string;
            /** @description Who wrote the entry last. */
            updated_by: {
                /**
                 * @description An API key wrote it (`key`), or an answer to a question was to be remembered (`answer`).
                 * @enum {string}
                 */
                type: "key" | "answer";
                /**
                 * @description Public id of the key, or id of the question.
                 * @example k7Q2xZ
                 */
                id: string;
            };
        };
        /** @description A knowledge entry as it is to be from now on: whatever the entry had before is replaced as a whole. */
        PutKnowledge: {
            /**
             * @description The runs that read the entry; left out, all of the account.
             * @default {
             *       "type": "account"
             *     }
             */
            scope?: components["schemas"]["KnowledgeScope"];
            /**
             * @description What is known, as Markdown. At most 65,536 bytes of UTF-8, whatever the number of characters. Plain statements such as "dates are day first", "`Cust No` is `customer_id`" or "`A` means `Active`" are understood by the built-in agent; the `instructions` of createMigration list all of them.
             * @example Dates are day first.
             */
            content: string;
            /**
             * Format: date-time
             * @description A guard against overwriting what others wrote meanwhile: the `updated_at` that you have read. Where the entry has another one by now, or is gone, nothing is written and the reply is 412. `null` means that there must be no such entry yet. Left out, the entry is written in any case.
             * @example 2026-03-02T10:05:31.207Z
             * @example null
             */
            if_unmodified_since?: string | null;
        };
        /**
         * @description An extraction.
         * @example ext_0199d3b1a7407c5d8e21f6093ab4d8c2
         */
        ExtractionId: string;
        /**
         * @description Where the extraction is. Stop polling at `completed` and `failed`. One whose worker dies is taken up again and stays `running`.
         * @enum {string}
         */
        ExtractionStatus: "pending" | "running" | "completed" | "failed";
        /**
         * @description Page of the document, counted from 1; null where there are no pages, as in a Word document.
         * @example 1
         */
        DocumentPage: number | null;
        /** @description What is read from one document. */
        Extraction: {
            extraction_id: components["schemas"]["ExtractionId"];
            status: components["schemas"]["ExtractionStatus"];
            /**
             * @description The template whose fields are looked for; null when none was given.
             * @example invoices
             */
            template_slug: string | null;
            /** @description The document. */
            document: {
                /**
                 * @description The document's name as it was uploaded. Of one that is fetched, what its server calls it, else the end of the URL's path.
                 * @example invoice-2024-0117.pdf
                 */
                name: string;
                /**
                 * @description Its pages; null until it was read, and for a Word document, which has none before it is printed.
                 * @example 1
                 */
                pages: number | null;
                /**
                 * Format: int64
                 * @description Size in bytes; null until it was fetched, when it is given as a URL.
                 * @example 48213
                 */
                size: number | null;
            };
            /**
             * @description The document's text in reading order, pages parted by a form feed; null until it is completed. It is empty for a document of pictures alone, such as a scan: pictures are not read.
             * @example Invoice 2024-0117
             */
            text: string | null;
            /** @description The tables in the document, in order; empty until it is completed. A table that goes on over several pages is one, with the page that it begins on. */
            tables: {
                page: components["schemas"]["DocumentPage"];
                /** @description The names of the columns, as many as there are; of a header of several rows, those of each column together. Empty when the table has none. */
                header: string[];
                /** @description The rows below the header. All have as many cells as the table has columns; an empty one is "". */
                rows: string[][];
            }[];
            /** @description One for each column of the template, in its order; empty when none was given, and until it is completed. */
            fields: {
                name: components["schemas"]["ColumnName"];
                /**
                 * @description What the document says, as it stands there; null when it was not found.
                 * @example 2024-0117
                 */
                value: string | null;
                page: components["schemas"]["DocumentPage"];
                /**
                 * @description The words of the document that the value was taken from; null when it was not found.
                 * @example Invoice number: 2024-0117
                 */
                quote: string | null;
                confidence: components["schemas"]["Confidence"];
            }[];
            /**
             * @description Why it failed; null otherwise.
             * @example null
             */
            error: string | null;
            created_at: components["schemas"]["Time"];
            /** @description When it is deleted; reads are 410 from then on. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description The run that a webhook tells of, as it was when this happened. */
        RunWebhookData: {
            migration_id: components["schemas"]["MigrationId"];
            /**
             * @description Your own identifier of the migration, or null when none was given.
             * @example northwind-2026-03
             */
            external_id: string | null;
            run_id: components["schemas"]["RunId"];
            kind: components["schemas"]["RunKind"];
            status: components["schemas"]["RunStatus"];
            /**
             * @description Why the run failed; null when it did not.
             * @example null
             */
            error: string | null;
        };
        /** @description The export job that a webhook tells of. */
        ExportWebhookData: {
            migration_id: components["schemas"]["MigrationId"];
            /**
             * @description Your own identifier of the migration, or null when none was given.
             * @example northwind-2026-03
             */
            external_id: string | null;
            job_id: components["schemas"]["ExportJobId"];
            status: components["schemas"]["ExportStatus"];
            format: components["schemas"]["ExportFormat"];
            /**
             * Format: int64
             * @description Rows of all sheets of the export.
             * @example 2938
             */
            total_rows: number;
            /**
             * Format: int64
             * @description Bytes of the file; null when the job failed.
             * @example 44774
             */
            file_size: number | null;
            /**
             * @description Why the job failed; null when it did not.
             * @example null
             */
            error: string | null;
        };
    };
    responses: {
        /** @description The request is malformed, or a value is not allowed; the sentence names the field, its value and what is allowed. */
        BadRequest: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "limit: must be <= 1000 (it is 5000)."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key is missing, malformed, unknown or revoked; all four look the same. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The API key is missing, malformed, unknown or revoked. Send a valid key in the x-api-key header."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account has used up a rate limit; `Retry-After` says when the window ends. The headers are those of the limit that refused. A refused request is not counted. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on our side. Requests that only read, and others that are idempotent, may be repeated. Carries the rate-limit headers if the request had been counted. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MB (1,048,576 bytes). */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The body is larger than 1048576 bytes, the most that a JSON body may have."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`, or JSON in another encoding than UTF-8. */
        UnsupportedMediaType: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The content type \"text/plain\" is not supported here. Send application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account has no active subscription, which this operation needs. */
        SubscriptionRequired: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This operation needs an active subscription, and the account has none."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Your account has no such migration. */
        MigrationNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no such migration in this account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The store that holds files and results cannot be reached, or has no room left. Nothing is wrong with the request, and nothing was changed: try again in a moment, or once the sentence's advice was followed. */
        StoreUnreachable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Your account has no such migration, or the migration has no such file. */
        FileNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no such file in this account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Either a rate limit is used up, or the account has three runs in progress (queued, running or blocked); then `code` is `run_concurrency_limit` and `runs` lists them. In the second case there is no `Retry-After`: wait for one of the runs. */
        TooManyRequestsOrRuns: {
            headers: {
                "Retry-After": components["headers"]["RetryAfterUnlessRuns"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["RunConcurrencyLimit"];
            };
        };
        /** @description Your account has no such migration, or the migration has no such run. */
        RunNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no such run in this account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account has used up a rate limit; `Retry-After` says when the window ends. The headers are those of the limit that refused. A refused request is not counted. Or more of this is being read at once than the process takes, whoever reads it: `Retry-After` is one second then, the other headers are those of the account, and the request was counted. */
        TooManyReads: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The result was deleted when its retention ended: files and sheets are kept for 30 days after their migration has settled, unless the deployment says otherwise. */
        RetentionEnded: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The result of run run_0199d3a46b2e7f518c0a94d7e3f1b652 was deleted at 2026-04-02T03:07:11.204Z, when its retention ended. Upload the files again and start a new run."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The feature is not available in the data region of the account. */
        FeatureUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The feature exports is not available in the region eu of this account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Your account has no knowledge under this key. */
        KnowledgeNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no such knowledge in this account."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The entry is not as `if_unmodified_since` says: it has changed since, is gone, or is there although it should not be. Nothing was written. Read it again, merge, and write again. */
        KnowledgeChanged: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The entry \"date-formats\" was last written at 2026-03-02T10:31:47.218Z, and if_unmodified_since is 2026-03-02T10:05:31.207Z. Nothing was written. Read it again, merge, and write again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The template's slug. Whatever is no active template of your account is 404.
         * @example customers
         */
        TemplateSlug: string;
        /**
         * @description Only migrations in this state.
         * @example running
         */
        FilterStatus: components["schemas"]["MigrationStatus"];
        /**
         * @description Only the migration with this identifier of yours.
         * @example northwind-2026-03
         */
        FilterExternalId: components["schemas"]["ExternalId"];
        /**
         * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
         * @example eyJhIjoicnVuXzAxOTlkM2E0In0
         */
        Cursor: string;
        /**
         * @description How many items a page may have.
         * @example 100
         */
        Limit: number;
        /**
         * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
         * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
         */
        MigrationId: string;
        /**
         * @description The file, as `uploadFiles` returned it. Whatever is no file of this migration is 404.
         * @example file_0199d3a2c5d17a4496f83be01d7c2a90
         */
        FileId: string;
        /**
         * @description The run, as `startRun` returned it. Whatever is no run of this migration is 404.
         * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
         */
        RunId: string;
        /**
         * @description The plan-making run whose preview to read. Left out, the latest preview. Earlier previews stay readable after an execute and a cancel. Whatever is no run of this migration is 404, and a run without a preview is 409.
         * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
         */
        PreviewRun: string;
        /**
         * @description The sheet whose rows to read, by its template's slug. Left out, the first sheet of the preview. A slug that is no sheet of the preview is 400.
         * @example customers
         */
        PreviewSlug: string;
        /**
         * @description Only rows in this state. `error`: at least one error. `warning`: issues, but no error. `valid`: no issue. `all`: every row.
         * @example error
         */
        PreviewStatus: "all" | "valid" | "warning" | "error";
        /**
         * @description Only rows with an issue in this column of the sheet. A name that is no column of the sheet is 400.
         * @example email
         */
        PreviewColumn: components["schemas"]["ColumnName"];
        /**
         * @description Only rows with an issue of this code; together with `column`, of this code in that column.
         * @example strict
         */
        PreviewCode: components["schemas"]["IssueCode"];
        /**
         * @description Leads each cell of the rows back to where it came from: `true` adds `lineage` to each row. It reads the source files' tables, which go when a file is deleted or its retention ends; then 410.
         * @example true
         */
        PreviewLineage: boolean;
        /**
         * @description The number of the last event that you have; the stream goes on with the next one. 0 is from the beginning. A number past the end waits for what comes after it. Left out, `Last-Event-ID` counts.
         * @example 8
         */
        After: number;
        /**
         * @description The same as `after`, for readers that follow the standard of server-sent events. `after` goes first.
         * @example 8
         */
        LastEventId: number;
        /**
         * @description The sheet, by its template's slug. Whatever is no sheet of this migration's result is 404.
         * @example customers
         */
        SheetSlug: string;
        /**
         * @description `valid`: all rows without an error, those with warnings included. `rejected`: the rows with an error, and a last column `_issues` that holds a JSON list of `{column, code, message}`. `all`: both, without the added column.
         * @example valid
         */
        ExportRows: "valid" | "rejected" | "all";
        /**
         * @description Puts an apostrophe in front of values that a spreadsheet would run as a formula. Numbers and phone numbers stay as they are. Without it values are exact.
         * @example false
         */
        EscapeFormulas: boolean;
        /**
         * @description The `ETag` of the copy that you have; if nothing has changed since, the reply is 304 without a body.
         * @example "8f434346648f6b96-customers-valid"
         */
        IfNoneMatch: string;
        /**
         * @description The export job, as `startExport` returned it. Whatever is no export job of this migration is 404.
         * @example exp_0199d3ab5f2c7e019b48d2a6f0c1e537
         */
        ExportJobId: string;
        /**
         * @description The last part of a `download_url`, as it is.
         * @example WyJhY2NfMDE5OWQzOWYwYTFjN2IzZTlkNDgyZjYxYzA1ZTdhOTMiLCJleHBfMDE5OWQzYWI1ZjJjN2UwMTliNDhkMmE2ZjBjMWU1MzciLCI0Zks5cFgiLDE3NzI0NDM4NDVd.q2v9nXJ0mB5sYtE7cRk1uWfHd3LzPgA8oKiTjVx4ZyU
         */
        DownloadToken: string;
        /**
         * @description The bytes wanted, as one range such as `bytes=1048576-`. Several ranges, other units and what can't be read are answered with the whole file; to HEAD, every range is.
         * @example bytes=0-1048575
         */
        Range: string;
        /**
         * @description The `ETag` of the part that you have; if the file is another one by now, the whole of it is sent.
         * @example "8f434346648f6b96df89dda901c5176b"
         */
        IfRange: string;
        /**
         * @description The entry's key. Whatever is no entry of your account is 404.
         * @example date-formats
         */
        KnowledgeKey: string;
        /**
         * @description The entry's key.
         * @example date-formats
         */
        NewKnowledgeKey: components["schemas"]["KnowledgeKey"];
        /**
         * @description A guard against deleting what others wrote meanwhile: the `updated_at` that you have read. Where the entry has another one by now, or is gone, nothing is deleted and the reply is 412.
         * @example 2026-03-02T10:05:31.207Z
         */
        IfUnmodifiedSince: string;
        /**
         * @description The extraction, as `createExtraction` returned it. Whatever is no extraction of your account is 404.
         * @example ext_0199d3b1a7407c5d8e21f6093ab4d8c2
         */
        ExtractionId: string;
        /**
         * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
         * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
         */
        SvixId: string;
        /**
         * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
         * @example 1772443022
         */
        SvixTimestamp: string;
        /**
         * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
         * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
         */
        SvixSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Requests that the account may make in the window. */
        RateLimitLimit: number;
        /** @description Requests that are left in the window. */
        RateLimitRemaining: number;
        /** @description When the window ends, in Unix seconds. */
        RateLimitReset: number;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Seconds to wait before the next try. It is left out when the runs in progress refuse, since nobody knows when one ends. */
        RetryAfterUnlessRuns: number;
        /** @description Nothing on the way may keep the stream, or hold it back to change it. */
        CacheControl: "no-cache, no-transform";
        /** @description Proxies that collect what they pass on would hold the events back. */
        AccelBuffering: "no";
        /** @description Identifies the bytes of the file. Send it back as `If-None-Match` to download only what has changed. */
        ETag: string;
        /** @description Suggests a name for the file. */
        ContentDisposition: string;
        /** @description Parts can be asked for. */
        AcceptRanges: "bytes";
        /** @description The link is a secret, and so is the file. */
        DownloadCacheControl: "private, no-cache";
        /** @description Which bytes these are, and of how many; of a refusal, only of how many. */
        ContentRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active templates. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The templates, sorted by slug. */
                        templates: components["schemas"]["Template"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The template's slug. Whatever is no active template of your account is 404.
                 * @example customers
                 */
                template_slug: components["parameters"]["TemplateSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your account has no active template with this slug. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such template in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The template's slug. Whatever is no active template of your account is 404.
                 * @example customers
                 */
                template_slug: components["parameters"]["TemplateSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your account has no active template with this slug. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such template in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Running migrations use the template; the sentence names them. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The template \"customers\" is in use by running migrations and can't change until those settle: mig_0199d3a1f4c87c3e9b1d5f20a6e84b17."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listMigrations: {
        parameters: {
            query?: {
                /**
                 * @description Only migrations in this state.
                 * @example running
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Only the migration with this identifier of yours.
                 * @example northwind-2026-03
                 */
                external_id?: components["parameters"]["FilterExternalId"];
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of migrations. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        migrations: components["schemas"]["Migration"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createMigration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMigration"];
            };
        };
        responses: {
            /** @description A migration with this `external_id` and source exists; here it is, unchanged. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            /** @description The migration was made. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            /** @description The body is malformed, a value is not allowed, a template is unknown, or both `source` and `source_id` are given. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "template_slugs names \"custommers\", which is no active template of this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SubscriptionRequired"];
            /** @description Your account has no such source. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no source \"Legacy ERP 2\" in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A migration with this `external_id` exists with another source, or two sources share the name given. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The external_id \"northwind-2026-03\" belongs to a migration from the source \"Legacy ERP\". Use another external_id, or the same source."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getMigration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The migration. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        files: components["schemas"]["File"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The files, each in a part of its own named `files`, with its file name. */
                    files: Blob[];
                };
                "application/json": {
                    /** @description Where the files are to be fetched from. */
                    urls: string[];
                };
            };
        };
        responses: {
            /** @description The files are stored, or will be fetched. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The new files, in the order in which they were sent. */
                        files: components["schemas"]["File"][];
                    };
                };
            };
            /** @description The body is malformed or cut off, has no file, a file is of a kind that is not accepted, a URL is one that is never fetched, or a limit would be exceeded; the sentence names the limit and the total that it would come to. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "files_per_run is 400, and this migration would have 412 files. Upload at most 13 of these."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            /** @description A file is larger than 100 MB (104,857,600 bytes), or the JSON body is larger than JSON may be. */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "\"orders_all.csv\" is larger than 104857600 bytes, the most that a file may have. Split it, and upload the parts."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is neither `multipart/form-data` nor `application/json`. */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The content type \"text/csv\" is not supported here. Send multipart/form-data or application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["StoreUnreachable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The file, as `uploadFiles` returned it. Whatever is no file of this migration is 404.
                 * @example file_0199d3a2c5d17a4496f83be01d7c2a90
                 */
                file_id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["FileNotFound"];
            /** @description A run of the migration is in flight (queued, running or blocked) and may read the file. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Run run_0199d3a46b2e7f518c0a94d7e3f1b652 of this migration is running and may read this file. Wait for its end or cancel it first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        runs: components["schemas"]["Run"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    startRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRun"];
            };
        };
        responses: {
            /** @description The run is queued. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description The body is malformed, the kind is unknown, or a change of an update names what is not there or can't be. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["MigrationNotFound"];
            /** @description Another run of this migration is in flight (`run_id` names it), or what this kind of run needs is not there: a generate needs a file that is ready or pending, an update also a plan to revise, a clarify needs a preview, an execute one that awaits approval and has the `digest` given. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunConflict"];
                };
            };
            /** @description A clarify: the retention of the preview that it would be about has ended. Upload the files again and start a new `generate`. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The result of run run_0199d3a46b2e7f518c0a94d7e3f1b652 was deleted at 2026-04-02T03:07:11.204Z, when its retention ended. Upload the files again and start a new run."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequestsOrRuns"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["StoreUnreachable"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The run, as `startRun` returned it. Whatever is no run of this migration is 404.
                 * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    answerRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The run, as `startRun` returned it. Whatever is no run of this migration is 404.
                 * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRun"];
            };
        };
        responses: {
            /** @description The run, with the answers. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description The body is malformed, a question is none of this run or has its answer already, or an answer is neither an option nor allowed as free text. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "answers[0]: \"year_first\" is no answer to qst_0199d3a4e8117b0fa2c65d90371fb4e8, which offers \"dmy\", \"mdy\" and takes no other text."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            /** @description The run is not blocked, so that there is nothing to answer. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Run run_0199d3a46b2e7f518c0a94d7e3f1b652 is running and asks nothing now. Only a run that is blocked takes answers."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The run, as `startRun` returned it. Whatever is no run of this migration is 404.
                 * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, canceled. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            /** @description The run has ended already. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The run \"run_0199d3a46b2e7f518c0a94d7e3f1b652\" has ended already: it is completed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getPreview: {
        parameters: {
            query?: {
                /**
                 * @description The plan-making run whose preview to read. Left out, the latest preview. Earlier previews stay readable after an execute and a cancel. Whatever is no run of this migration is 404, and a run without a preview is 409.
                 * @example run_0199d3a46b2e7f518c0a94d7e3f1b652
                 */
                run_id?: components["parameters"]["PreviewRun"];
                /**
                 * @description The sheet whose rows to read, by its template's slug. Left out, the first sheet of the preview. A slug that is no sheet of the preview is 400.
                 * @example customers
                 */
                slug?: components["parameters"]["PreviewSlug"];
                /**
                 * @description Only rows in this state. `error`: at least one error. `warning`: issues, but no error. `valid`: no issue. `all`: every row.
                 * @example error
                 */
                status?: components["parameters"]["PreviewStatus"];
                /**
                 * @description Only rows with an issue in this column of the sheet. A name that is no column of the sheet is 400.
                 * @example email
                 */
                column?: components["parameters"]["PreviewColumn"];
                /**
                 * @description Only rows with an issue of this code; together with `column`, of this code in that column.
                 * @example strict
                 */
                code?: components["parameters"]["PreviewCode"];
                /**
                 * @description Leads each cell of the rows back to where it came from: `true` adds `lineage` to each row. It reads the source files' tables, which go when a file is deleted or its retention ends; then 410.
                 * @example true
                 */
                lineage?: components["parameters"]["PreviewLineage"];
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview, with a page of rows. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description A parameter is not allowed, or the preview has no such sheet or column. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This preview has no sheet \"product\". Its sheets are customers, orders, products."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["RunNotFound"];
            /** @description There is no preview yet. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This migration has no preview yet. Start a run of kind \"generate\" and wait until it awaits approval."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The retention of the preview has ended: 30 days after its migration has settled, or after a newer preview, unless the deployment says otherwise. With `lineage=true` also: source files of the sheet have been deleted; everything else of the preview can still be read. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The lineage of the sheet customers can't be read any more: the file file_0199d3a2c5d17a4496f83be01d7c2a90 has gone. Ask without lineage, or generate anew from the files that are there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyReads"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["StoreUnreachable"];
        };
    };
    streamThread: {
        parameters: {
            query?: {
                /**
                 * @description The number of the last event that you have; the stream goes on with the next one. 0 is from the beginning. A number past the end waits for what comes after it. Left out, `Last-Event-ID` counts.
                 * @example 8
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The same as `after`, for readers that follow the standard of server-sent events. `after` goes first.
                 * @example 8
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, as they happen. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `after` or `Last-Event-ID` is not a number that an event can have, or a parameter is unknown. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "after: must be >= 0 (it is -1)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getLog: {
        parameters: {
            query?: {
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["MigrationNotFound"];
            /** @description The migration has not settled: nothing has been run in it yet, or it runs (again). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Migration mig_0199d3a1f4c87c3e9b1d5f20a6e84b17 is running. Its log can be read once it has settled; follow its thread until then."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The log was deleted when its retention ended: 365 days after the migration has settled, unless the deployment says otherwise. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The log of migration mig_0199d3a1c4e87b02b5f96d3ea8471c20 was deleted when its retention ended."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["StoreUnreachable"];
        };
    };
    exportCsv: {
        parameters: {
            query?: {
                /**
                 * @description `valid`: all rows without an error, those with warnings included. `rejected`: the rows with an error, and a last column `_issues` that holds a JSON list of `{column, code, message}`. `all`: both, without the added column.
                 * @example valid
                 */
                rows?: components["parameters"]["ExportRows"];
                /**
                 * @description Puts an apostrophe in front of values that a spreadsheet would run as a formula. Numbers and phone numbers stay as they are. Without it values are exact.
                 * @example false
                 */
                escape_formulas?: components["parameters"]["EscapeFormulas"];
            };
            header?: {
                /**
                 * @description The `ETag` of the copy that you have; if nothing has changed since, the reply is 304 without a body.
                 * @example "8f434346648f6b96-customers-valid"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The sheet, by its template's slug. Whatever is no sheet of this migration's result is 404.
                 * @example customers
                 */
                slug: components["parameters"]["SheetSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nothing has changed since the copy that `If-None-Match` names. There is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your account has no such migration, or the result has no such sheet. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no sheet \"product\" in the result of this migration. It has: customers, orders, products."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No execute of this migration has completed yet. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Nothing of this migration has been executed yet. Start a run of kind \"execute\" and wait until it is completed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["RetentionEnded"];
            429: components["responses"]["TooManyReads"];
            500: components["responses"]["InternalError"];
            /** @description No worker is there to make the export, or the store that holds files and results cannot be reached or has no room left. Try again in a few seconds. */
            502: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
            };
            cookie?: never;
        };
        /** @description What to export. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartExport"];
            };
        };
        responses: {
            /** @description The export is queued. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
            /** @description The body is malformed, names no sheet or names sheets in two ways, or the result has no such sheet. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no sheet \"product\" in the result of this migration. It has: customers, orders, products."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SubscriptionRequired"];
            404: components["responses"]["MigrationNotFound"];
            /** @description No execute of this migration has completed yet. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Nothing of this migration has been executed yet. Start a run of kind \"execute\" and wait until it is completed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The result was deleted when its retention ended: files and sheets are kept for 30 days after their migration has settled, unless the deployment says otherwise. With `lineage` also: source files of a sheet have been deleted. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description No worker is there to make the export, or the store that holds files and results cannot be reached or has no room left. Try again in a few seconds. */
            502: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["FeatureUnavailable"];
        };
    };
    getExportJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The migration, as `createMigration` returned it in `id`. Whatever is no migration of your account is 404.
                 * @example mig_0199d3a1f4c87c3e9b1d5f20a6e84b17
                 */
                migration_id: components["parameters"]["MigrationId"];
                /**
                 * @description The export job, as `startExport` returned it. Whatever is no export job of this migration is 404.
                 * @example exp_0199d3ab5f2c7e019b48d2a6f0c1e537
                 */
                job_id: components["parameters"]["ExportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export job. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your account has no such migration, or the migration has no such export job. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such export job in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The job is past its retention and its data was deleted. Start a new one. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The export job exp_0199d3ab5f2c7e019b48d2a6f0c1e537 expired at 2026-03-09T09:30:14.275Z and its data was deleted. Start a new one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The bytes wanted, as one range such as `bytes=1048576-`. Several ranges, other units and what can't be read are answered with the whole file; to HEAD, every range is.
                 * @example bytes=0-1048575
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The `ETag` of the part that you have; if the file is another one by now, the whole of it is sent.
                 * @example "8f434346648f6b96df89dda901c5176b"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description The `ETag` of the copy that you have; if nothing has changed since, the reply is 304 without a body.
                 * @example "8f434346648f6b96-customers-valid"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The last part of a `download_url`, as it is.
                 * @example WyJhY2NfMDE5OWQzOWYwYTFjN2IzZTlkNDgyZjYxYzA1ZTdhOTMiLCJleHBfMDE5OWQzYWI1ZjJjN2UwMTliNDhkMmE2ZjBjMWU1MzciLCI0Zks5cFgiLDE3NzI0NDM4NDVd.q2v9nXJ0mB5sYtE7cRk1uWfHd3LzPgA8oKiTjVx4ZyU
                 */
                token: components["parameters"]["DownloadToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["DownloadCacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/zip": string;
                };
            };
            /** @description The part that `Range` asks for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Cache-Control": components["headers"]["DownloadCacheControl"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/zip": string;
                };
            };
            /** @description Nothing has changed since the copy that `If-None-Match` names. There is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["DownloadCacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A header is empty, or longer than it may be. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "range: must NOT have more than 4000 characters."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The link is altered, or leads nowhere. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such download. Take the link as getExportJob gives it, unchanged."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The link has expired, the key that asked for it was revoked, or the data of the export was deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This link expired at 2026-03-02T09:45:14.275Z. Read the export job again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file has no byte that `Range` asks for. */
            416: {
                headers: {
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The range bytes=44774- is outside of the file, which has 44774 bytes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The store that holds files and results cannot be reached. Try again in a moment. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The store of files and results cannot be reached. Try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKnowledge: {
        parameters: {
            query?: {
                /**
                 * @description Where to go on, the `next_cursor` of the page before. Left out, the list starts at its beginning.
                 * @example eyJhIjoicnVuXzAxOTlkM2E0In0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many items a page may have.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries. */
                        knowledge: components["schemas"]["Knowledge"][];
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry's key. Whatever is no entry of your account is 404.
                 * @example date-formats
                 */
                key: components["parameters"]["KnowledgeKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    putKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The entry's key.
                 * @example date-formats
                 */
                key: components["parameters"]["NewKnowledgeKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutKnowledge"];
            };
        };
        responses: {
            /** @description The entry was there and has been replaced. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            /** @description The entry is new. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The scope names a source that your account does not have. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such source in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["KnowledgeChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteKnowledge: {
        parameters: {
            query?: {
                /**
                 * @description A guard against deleting what others wrote meanwhile: the `updated_at` that you have read. Where the entry has another one by now, or is gone, nothing is deleted and the reply is 412.
                 * @example 2026-03-02T10:05:31.207Z
                 */
                if_unmodified_since?: components["parameters"]["IfUnmodifiedSince"];
            };
            header?: never;
            path: {
                /**
                 * @description The entry's key. Whatever is no entry of your account is 404.
                 * @example date-formats
                 */
                key: components["parameters"]["KnowledgeKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["KnowledgeNotFound"];
            412: components["responses"]["KnowledgeChanged"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    createExtraction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The document, in a part named `file`, with its file name; at most 100 MB.
                     */
                    file: Blob;
                    template_slug?: components["schemas"]["TemplateSlug"];
                };
                "application/json": {
                    /**
                     * @description An `http` or `https` URL that answers a GET with the document. It may be a signed one.
                     * @example https://files.example.com/invoices/2024-0117.pdf
                     */
                    url: string;
                    template_slug?: components["schemas"]["TemplateSlug"];
                };
            };
        };
        responses: {
            /** @description The document is stored, or will be fetched, and is going to be read. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extraction"];
                };
            };
            /** @description The body is malformed or cut off, has no document or several, the document is of another kind, the URL is one that is never fetched, or there is no such template. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "\"report.xlsx\" is no document: it is a spreadsheet. Send a PDF or a Word document (docx), or upload it to a migration."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The document is larger than 100 MB (104,857,600 bytes), or the JSON body is larger than JSON may be. */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "\"scan.pdf\" is larger than 104857600 bytes, the most that a document may have. Split it, and send the parts."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is neither `multipart/form-data` nor `application/json`. */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The content type \"application/pdf\" is not supported here. Send multipart/form-data or application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description No worker is there to read the document, or the store that holds files and results cannot be reached or has no room left. Try again in a few seconds. */
            502: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["FeatureUnavailable"];
        };
    };
    getExtraction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The extraction, as `createExtraction` returned it. Whatever is no extraction of your account is 404.
                 * @example ext_0199d3b1a7407c5d8e21f6093ab4d8c2
                 */
                extraction_id: components["parameters"]["ExtractionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extraction. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Extraction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Your account has no such extraction. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such extraction in this account."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The extraction is past its retention and was deleted. Create a new one. */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The extraction ext_0199d3b1a7407c5d8e21f6093ab4d8c2 expired at 2026-03-09T09:41:09.871Z and was deleted. Create a new one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["StoreUnreachable"];
        };
    };
    "run.blocked": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "run.blocked",
                 *       "timestamp": "2026-03-02T09:18:38.402Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "run_id": "run_0199d3a46b2e7f518c0a94d7e3f1b652",
                 *         "kind": "generate",
                 *         "status": "blocked",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `run.blocked`.
                     * @enum {string}
                     */
                    type: "run.blocked";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["RunWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "run.awaiting_approval": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "run.awaiting_approval",
                 *       "timestamp": "2026-03-02T09:19:12.870Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "run_id": "run_0199d3a46b2e7f518c0a94d7e3f1b652",
                 *         "kind": "generate",
                 *         "status": "awaiting_approval",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `run.awaiting_approval`.
                     * @enum {string}
                     */
                    type: "run.awaiting_approval";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["RunWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "run.completed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "run.completed",
                 *       "timestamp": "2026-03-02T09:24:11.004Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "run_id": "run_0199d3a9d0547a3cb8e26f914a70c5d1",
                 *         "kind": "execute",
                 *         "status": "completed",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `run.completed`.
                     * @enum {string}
                     */
                    type: "run.completed";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["RunWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "run.failed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "run.failed",
                 *       "timestamp": "2026-03-02T09:18:33.402Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "run_id": "run_0199d3a46b2e7f518c0a94d7e3f1b652",
                 *         "kind": "generate",
                 *         "status": "failed",
                 *         "error": "There is nothing to read. The file kunden_2024.csv could not be read and is left out: \"kunden_2024.csv\" holds only blank lines: send a file with a header and rows"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `run.failed`.
                     * @enum {string}
                     */
                    type: "run.failed";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["RunWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "workbook.export.completed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "workbook.export.completed",
                 *       "timestamp": "2026-03-02T09:30:15.118Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "job_id": "exp_0199d3ab5f2c7e019b48d2a6f0c1e537",
                 *         "status": "completed",
                 *         "format": "zip",
                 *         "total_rows": 2938,
                 *         "file_size": 44774,
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `workbook.export.completed`.
                     * @enum {string}
                     */
                    type: "workbook.export.completed";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["ExportWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "workbook.export.failed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The message's id, the same in every attempt to deliver it. A message that you have seen before is to be answered with 2xx and otherwise ignored.
                 * @example msg_0199d3a9c5d17a4496f83be01d7c2a90
                 */
                "svix-id": components["parameters"]["SvixId"];
                /**
                 * @description When this attempt was made, in seconds since 1970. Refuse what is more than five minutes off.
                 * @example 1772443022
                 */
                "svix-timestamp": components["parameters"]["SvixTimestamp"];
                /**
                 * @description `v1,` and the base64 of HMAC-SHA256 over `<svix-id>.<svix-timestamp>.<body>`, the bytes of the body as they came. The key is what follows `whsec_` in the endpoint's secret, decoded from base64. While secrets are rotated there are several, separated by spaces; one that is right is enough.
                 * @example v1,eDv1hGJyZmvBmUHoPGwFSyLh6S2pCZvFAKJfPyROh4w=
                 */
                "svix-signature": components["parameters"]["SvixSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "workbook.export.failed",
                 *       "timestamp": "2026-03-02T09:30:15.118Z",
                 *       "data": {
                 *         "migration_id": "mig_0199d3a1f4c87c3e9b1d5f20a6e84b17",
                 *         "external_id": "northwind-2026-03",
                 *         "job_id": "exp_0199d3ab5f2c7e019b48d2a6f0c1e537",
                 *         "status": "failed",
                 *         "format": "zip",
                 *         "total_rows": 2938,
                 *         "file_size": null,
                 *         "error": "The export could not be made: making it broke off each time. Start another one."
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Always `workbook.export.failed`.
                     * @enum {string}
                     */
                    type: "workbook.export.failed";
                    timestamp: components["schemas"]["Time"];
                    data: components["schemas"]["ExportWebhookData"];
                };
            };
        };
        responses: {
            /** @description You have taken the message. Anything else, redirects included, or no answer within 15 seconds, is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have not taken it; it comes again later. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
