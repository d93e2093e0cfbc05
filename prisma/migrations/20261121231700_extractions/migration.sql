-- CreateTable
CREATE TABLE "extraction" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "template_id" TEXT,
    "template_slug" TEXT,
    "name" TEXT NOT NULL,
    "source_url" TEXT,
    "size" BIGINT,
    "pages" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "swept_at" TIMESTAMPTZ(3),

    CONSTRAINT "extraction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "extraction_account_id_idx" ON "extraction"("account_id");

-- AddForeignKey
ALTER TABLE "extraction" ADD CONSTRAINT "extraction_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The sweep looks for what is due; of the rows whose data is gone there are ever more.
CREATE INDEX "extraction_due_idx" ON "extraction"("expires_at") WHERE "swept_at" IS NULL;

-- What has lost its job is sought every minute among the few that are under way.
CREATE INDEX "extraction_under_way_idx" ON "extraction"("id") WHERE "status" IN ('pending', 'running');
