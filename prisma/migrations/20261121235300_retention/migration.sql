-- AlterTable
ALTER TABLE "migration" ADD COLUMN     "swept_at" TIMESTAMPTZ(3),
ADD COLUMN     "swept_hash" TEXT,
ADD COLUMN     "swept_sequence" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "run" ADD COLUMN     "swept_at" TIMESTAMPTZ(3);

-- What is due is sought among what has not been swept; of the rest there is ever more.
CREATE INDEX "migration_with_contents_idx" ON "migration"("settled_at") WHERE "status" = 'settled' AND "swept_at" IS NULL;
CREATE INDEX "migration_with_thread_idx" ON "migration"("settled_at") WHERE "status" = 'settled' AND "swept_sequence" < "last_sequence";
CREATE INDEX "run_with_result_idx" ON "run"("finished_at") WHERE "swept_at" IS NULL AND "plan_version" IS NOT NULL AND "kind" <> 'execute';
