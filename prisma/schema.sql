TABLE account
  id text NOT NULL
  name text NOT NULL
  region text NOT NULL
  subscription text NOT NULL DEFAULT 'active'::text
  limits jsonb NOT NULL DEFAULT '{}'::jsonb
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT account_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX account_pkey ON public.account USING btree (id)
TABLE api_key
  id text NOT NULL
  account_id text NOT NULL
  name text NOT NULL
  hash bytea NOT NULL
  created_by text
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  last_used_at timestamp(3) with time zone
  revoked_at timestamp(3) with time zone
  CONSTRAINT api_key_pkey PRIMARY KEY (id)
  CONSTRAINT api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX api_key_pkey ON public.api_key USING btree (id)
CREATE INDEX api_key_account_id_idx ON public.api_key USING btree (account_id)
TABLE audit_entry
  id text NOT NULL
  account_id text NOT NULL
  actor text
  action text NOT NULL
  subject text NOT NULL
  details jsonb NOT NULL DEFAULT '{}'::jsonb
  at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX audit_entry_pkey ON public.audit_entry USING btree (id)
CREATE INDEX audit_entry_account_id_id_idx ON public.audit_entry USING btree (account_id, id)
TABLE export_job
  id text NOT NULL
  account_id text NOT NULL
  migration_id text NOT NULL
  run_id text NOT NULL
  slugs text[]
  format text NOT NULL
  status text NOT NULL DEFAULT 'pending'::text
  attempt integer NOT NULL DEFAULT 0
  rows_processed bigint NOT NULL DEFAULT 0
  total_rows bigint NOT NULL
  file_size bigint
  sha256 text
  error text
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  finished_at timestamp(3) with time zone
  expires_at timestamp(3) with time zone NOT NULL
  swept_at timestamp(3) with time zone
  lineage boolean NOT NULL DEFAULT false
  CONSTRAINT export_job_pkey PRIMARY KEY (id)
  CONSTRAINT export_job_migration_id_fkey FOREIGN KEY (migration_id) REFERENCES migration(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX export_job_pkey ON public.export_job USING btree (id)
CREATE INDEX export_job_due_idx ON public.export_job USING btree (expires_at) WHERE (swept_at IS NULL)
CREATE INDEX export_job_under_way_idx ON public.export_job USING btree (id) WHERE (status = ANY (ARRAY['pending'::text, 'running'::text]))
CREATE INDEX export_job_migration_id_idx ON public.export_job USING btree (migration_id)
TABLE extraction
  id text NOT NULL
  account_id text NOT NULL
  template_id text
  template_slug text
  name text NOT NULL
  source_url text
  size bigint
  pages integer
  status text NOT NULL DEFAULT 'pending'::text
  attempt integer NOT NULL DEFAULT 0
  error text
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  finished_at timestamp(3) with time zone
  expires_at timestamp(3) with time zone NOT NULL
  swept_at timestamp(3) with time zone
  CONSTRAINT extraction_pkey PRIMARY KEY (id)
  CONSTRAINT extraction_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX extraction_pkey ON public.extraction USING btree (id)
CREATE INDEX extraction_due_idx ON public.extraction USING btree (expires_at) WHERE (swept_at IS NULL)
CREATE INDEX extraction_under_way_idx ON public.extraction USING btree (id) WHERE (status = ANY (ARRAY['pending'::text, 'running'::text]))
CREATE INDEX extraction_account_id_idx ON public.extraction USING btree (account_id)
TABLE file
  id text NOT NULL
  account_id text NOT NULL
  migration_id text NOT NULL
  name text NOT NULL
  size bigint
  content_type text
  kind text
  sha256 text
  status text NOT NULL DEFAULT 'pending'::text
  tables jsonb NOT NULL DEFAULT '[]'::jsonb
  error text
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  source_url text
  CONSTRAINT file_pkey PRIMARY KEY (id)
  CONSTRAINT file_migration_id_fkey FOREIGN KEY (migration_id) REFERENCES migration(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX file_pkey ON public.file USING btree (id)
CREATE INDEX file_migration_id_id_idx ON public.file USING btree (migration_id, id)
TABLE knowledge
  account_id text NOT NULL
  key text NOT NULL
  scope jsonb NOT NULL
  content text NOT NULL
  updated_at timestamp(3) with time zone NOT NULL
  updated_by jsonb NOT NULL
  CONSTRAINT knowledge_pkey PRIMARY KEY (account_id, key)
  CONSTRAINT knowledge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX knowledge_pkey ON public.knowledge USING btree (account_id, key)
TABLE migration
  id text NOT NULL
  account_id text NOT NULL
  external_id text
  name text
  source_id text NOT NULL
  template_slugs text[]
  instructions text
  metadata jsonb NOT NULL DEFAULT '{}'::jsonb
  region text NOT NULL
  status text NOT NULL DEFAULT 'created'::text
  outcome text
  latest_run_id text
  awaiting_run_id text
  result_run_id text
  last_sequence integer NOT NULL DEFAULT 0
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  updated_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  settled_at timestamp(3) with time zone
  last_hash text
  swept_at timestamp(3) with time zone
  swept_hash text
  swept_sequence integer NOT NULL DEFAULT 0
  language_model boolean NOT NULL DEFAULT false
  CONSTRAINT migration_pkey PRIMARY KEY (id)
  CONSTRAINT migration_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id) ON UPDATE CASCADE ON DELETE RESTRICT
  CONSTRAINT migration_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (id)
CREATE INDEX migration_with_thread_idx ON public.migration USING btree (settled_at) WHERE ((status = 'settled'::text) AND (swept_sequence < last_sequence))
CREATE INDEX migration_account_id_id_idx ON public.migration USING btree (account_id, id)
CREATE INDEX migration_with_contents_idx ON public.migration USING btree (settled_at) WHERE ((status = 'settled'::text) AND (swept_at IS NULL))
CREATE UNIQUE INDEX migration_account_id_external_id_key ON public.migration USING btree (account_id, external_id)
TABLE question
  id text NOT NULL
  account_id text NOT NULL
  migration_id text NOT NULL
  run_id text NOT NULL
  key text NOT NULL
  "position" integer NOT NULL
  body jsonb NOT NULL
  answer text
  remember text
  answered_at timestamp(3) with time zone
  answered_by text
  CONSTRAINT question_pkey PRIMARY KEY (id)
  CONSTRAINT question_run_id_fkey FOREIGN KEY (run_id) REFERENCES run(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX question_pkey ON public.question USING btree (id)
CREATE UNIQUE INDEX question_run_id_key_key ON public.question USING btree (run_id, key)
CREATE INDEX question_migration_id_idx ON public.question USING btree (migration_id)
TABLE rate_window
  account_id text NOT NULL
  budget text NOT NULL
  window_start timestamp(3) with time zone NOT NULL
  count integer NOT NULL
  CONSTRAINT rate_window_pkey PRIMARY KEY (account_id, budget)
CREATE UNIQUE INDEX rate_window_pkey ON public.rate_window USING btree (account_id, budget)
TABLE run
  id text NOT NULL
  account_id text NOT NULL
  migration_id text NOT NULL
  kind text NOT NULL
  autonomy text NOT NULL DEFAULT 'ask'::text
  status text NOT NULL DEFAULT 'queued'::text
  progress jsonb NOT NULL DEFAULT '{}'::jsonb
  summary text
  plan_version integer
  digest text
  error text
  preview_run_id text
  attempt integer NOT NULL DEFAULT 0
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  started_at timestamp(3) with time zone
  blocked_at timestamp(3) with time zone
  finished_at timestamp(3) with time zone
  plan_template_slugs text[] DEFAULT ARRAY[]::text[]
  input jsonb NOT NULL DEFAULT '{}'::jsonb
  swept_at timestamp(3) with time zone
  advice jsonb NOT NULL DEFAULT '[]'::jsonb
  model_tokens integer NOT NULL DEFAULT 0
  CONSTRAINT run_pkey PRIMARY KEY (id)
  CONSTRAINT run_migration_id_fkey FOREIGN KEY (migration_id) REFERENCES migration(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX run_pkey ON public.run USING btree (id)
CREATE UNIQUE INDEX run_in_flight_key ON public.run USING btree (migration_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text, 'blocked'::text]))
CREATE INDEX run_with_result_idx ON public.run USING btree (finished_at) WHERE ((swept_at IS NULL) AND (plan_version IS NOT NULL) AND (kind <> 'execute'::text))
CREATE INDEX run_migration_id_id_idx ON public.run USING btree (migration_id, id)
CREATE INDEX run_account_id_status_idx ON public.run USING btree (account_id, status)
TABLE source
  id text NOT NULL
  account_id text NOT NULL
  name text NOT NULL
  is_default boolean NOT NULL DEFAULT false
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT source_pkey PRIMARY KEY (id)
  CONSTRAINT source_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX source_pkey ON public.source USING btree (id)
CREATE INDEX source_account_id_name_idx ON public.source USING btree (account_id, name)
TABLE template
  id text NOT NULL
  account_id text NOT NULL
  slug text NOT NULL
  name text NOT NULL
  description text
  "grouping" text
  active boolean NOT NULL DEFAULT true
  columns jsonb NOT NULL
  cross_cell_rules jsonb NOT NULL DEFAULT '[]'::jsonb
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  updated_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT template_pkey PRIMARY KEY (id)
  CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX template_pkey ON public.template USING btree (id)
CREATE UNIQUE INDEX template_account_id_slug_key ON public.template USING btree (account_id, slug)
TABLE thread_event
  migration_id text NOT NULL
  sequence integer NOT NULL
  account_id text NOT NULL
  run_id text
  type text NOT NULL
  actor text NOT NULL
  data jsonb NOT NULL
  at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  hash text NOT NULL
  previous_hash text NOT NULL
  summary text NOT NULL
  CONSTRAINT thread_event_pkey PRIMARY KEY (migration_id, sequence)
  CONSTRAINT thread_event_migration_id_fkey FOREIGN KEY (migration_id) REFERENCES migration(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX thread_event_pkey ON public.thread_event USING btree (migration_id, sequence)
TABLE "user"
  id text NOT NULL
  account_id text NOT NULL
  name text NOT NULL
  role text NOT NULL
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT user_pkey PRIMARY KEY (id)
  CONSTRAINT user_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX user_pkey ON public."user" USING btree (id)
CREATE UNIQUE INDEX user_account_id_name_key ON public."user" USING btree (account_id, name)
TABLE webhook_delivery
  message_id text NOT NULL
  endpoint_id text NOT NULL
  account_id text NOT NULL
  status text NOT NULL DEFAULT 'pending'::text
  attempt integer NOT NULL DEFAULT 0
  attempts jsonb NOT NULL DEFAULT '[]'::jsonb
  ended_at timestamp(3) with time zone
  CONSTRAINT webhook_delivery_pkey PRIMARY KEY (message_id, endpoint_id)
  CONSTRAINT webhook_delivery_message_id_fkey FOREIGN KEY (message_id) REFERENCES webhook_message(id) ON UPDATE CASCADE ON DELETE CASCADE
  CONSTRAINT webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX webhook_delivery_pkey ON public.webhook_delivery USING btree (message_id, endpoint_id)
CREATE INDEX webhook_delivery_pending_idx ON public.webhook_delivery USING btree (message_id, endpoint_id) WHERE (status = 'pending'::text)
CREATE INDEX webhook_delivery_endpoint_id_idx ON public.webhook_delivery USING btree (endpoint_id)
TABLE webhook_endpoint
  id text NOT NULL
  account_id text NOT NULL
  url text NOT NULL
  secret text NOT NULL
  old_secrets jsonb NOT NULL DEFAULT '[]'::jsonb
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT webhook_endpoint_pkey PRIMARY KEY (id)
  CONSTRAINT webhook_endpoint_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE RESTRICT
CREATE UNIQUE INDEX webhook_endpoint_pkey ON public.webhook_endpoint USING btree (id)
CREATE INDEX webhook_endpoint_account_id_idx ON public.webhook_endpoint USING btree (account_id)
TABLE webhook_message
  id text NOT NULL
  account_id text NOT NULL
  type text NOT NULL
  body text NOT NULL
  created_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT webhook_message_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX webhook_message_pkey ON public.webhook_message USING btree (id)
CREATE INDEX webhook_message_created_at_idx ON public.webhook_message USING btree (created_at)
TABLE worker_heartbeat
  id text NOT NULL
  started_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  seen_at timestamp(3) with time zone NOT NULL DEFAULT CURRENT_TIMESTAMP
  CONSTRAINT worker_heartbeat_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX worker_heartbeat_pkey ON public.worker_heartbeat USING btree (id)
