-- AlterTable
ALTER TABLE "run" ADD COLUMN     "plan_template_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[];
