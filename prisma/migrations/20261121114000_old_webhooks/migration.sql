-- CreateIndex
CREATE INDEX "webhook_message_created_at_idx" ON "webhook_message"("created_at");
