import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { explicarFallo } from '@/server/arranque/explicar-fallo';

/** A PostgreSQL without SSL: it says so with a letter, and ends whatever is not in its language. */
const sinSsl = createServer((conexion) => {
  conexion.on('error', () => undefined);
  conexion.once('data', () => {
    conexion.write('N');
    conexion.once('data', () => conexion.end());
  });
});
beforeAll(() => new Promise<void>((listo) => sinSsl.listen(0, '127.0.0.1', listo)));
afterAll(() => void sinSsl.close());

it('si sslmode pide cifrar y ese PostgreSQL no cifra, se dice qué quitar', async () => {
  const { port } = sinSsl.address() as AddressInfo;
  const base = abrirPostgres(`postgres://fundacion:x@127.0.0.1:${port}/fundacion?sslmode=require`);
  const error = await base.db.execute(sql`select 1`).catch((fallo: unknown) => fallo);
  await base.cerrar();
  expect(explicarFallo(error)).toContain('quite sslmode de DATABASE_URL, o active SSL');
});
