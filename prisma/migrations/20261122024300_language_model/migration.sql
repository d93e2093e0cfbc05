-- What a language model may be asked for, and what it said.
ALTER TABLE migration ADD COLUMN language_model BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE run ADD COLUMN advice JSONB NOT NULL DEFAULT '[]';
ALTER TABLE run ADD COLUMN model_tokens INTEGER NOT NULL DEFAULT 0;
