import { bigint } from 'drizzle-orm/pg-core';

export const columnaId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to another record, or an amount in whole COP. */
export const entero64 = () => bigint({ mode: 'number' });
