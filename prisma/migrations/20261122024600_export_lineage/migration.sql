-- AlterTable
ALTER TABLE "export_job" ADD COLUMN     "lineage" BOOLEAN NOT NULL DEFAULT false;
