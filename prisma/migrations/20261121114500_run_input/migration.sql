-- AlterTable
ALTER TABLE "run" ADD COLUMN     "input" JSONB NOT NULL DEFAULT '{}';
