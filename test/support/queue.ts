import type { Service } from './harness.ts'

/**
 * From now on a job that failed is tried again at once, as often as ever. The queue waits after each attempt, longer each time: half a minute
 * in all after three.
 */
export const retryAtOnce = async ({ deps }: Pick<Service, 'deps'>): Promise<void> => {
  await deps.pool.query(`
    CREATE FUNCTION due_now() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.run_at := now(); RETURN NEW; END';
    CREATE TRIGGER retry_at_once BEFORE UPDATE OF last_error ON graphile_worker._private_jobs
      FOR EACH ROW WHEN (NEW.last_error IS NOT NULL) EXECUTE FUNCTION due_now()`)
}
