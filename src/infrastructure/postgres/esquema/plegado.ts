import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** Folded text that the database keeps by itself; its expression is in the migration. */
export const plegado = () => text().generatedAlwaysAs(sql``);
