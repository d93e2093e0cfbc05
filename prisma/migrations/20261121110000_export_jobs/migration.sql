-- CreateTable
CREATE TABLE "export_job" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "migration_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "slugs" TEXT[],
    "format" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "rows_processed" BIGINT NOT NULL DEFAULT 0,
    "total_rows" BIGINT NOT NULL,
    "file_size" BIGINT,
    "sha256" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "swept_at" TIMESTAMPTZ(3),

    CONSTRAINT "export_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "export_job_migration_id_idx" ON "export_job"("migration_id");

-- AddForeignKey
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_migration_id_fkey" FOREIGN KEY ("migration_id") REFERENCES "migration"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The sweep looks for what is due; of the rows whose data is gone there are ever more.
CREATE INDEX "export_job_due_idx" ON "export_job"("expires_at") WHERE "swept_at" IS NULL;

-- What has lost its job is sought every minute among the few that are under way.
CREATE INDEX "export_job_under_way_idx" ON "export_job"("id") WHERE "status" IN ('pending', 'running');
