import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const MINUTO = 60_000;
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora: number;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  ahora = Date.parse('2026-11-21T15:00:00Z');
  servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => new Date(ahora) } });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const entrar = (email: string, password: string, cabeceras = {}) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password }, cabeceras });

describe('limpieza', () => {
  it('quita lo vencido hace un día y deja lo vigente', async () => {
    await entrar('nadie@x.example', 'no');
    await llamar(servidor, 'POST /auth-api/auth/logout', { token: servidor.tokenConsulta });
    const contar = async () => {
      const [fila] = await consultar<{ sesiones: number; intentos: number }>(
        base.db,
        sql`select (select count(*)::int from sesiones) as sesiones, (select count(*)::int from intentos_acceso) as intentos`,
      );
      return fila;
    };
    await servidor.servicios.limpiarVencidos();
    // A failure counts for its account and for its address; each of the two that came in, for its account.
    expect(await contar()).toEqual({ sesiones: 2, intentos: 4 });
    ahora += 25 * 60 * MINUTO;
    await servidor.servicios.limpiarVencidos();
    expect(await contar()).toEqual({ sesiones: 1, intentos: 0 });
  });

  it('de un enlace de una familia se olvida todo un año después de vencer', async () => {
    await base.ejecutarGuion(`
      insert into participantes (nombre, telefono, creado_en, actualizado_en) values ('Ana', '3001234567', now(), now());
      insert into enlaces_de_cuenta (participante_id, identidad, huella, creado_en, expira_en)
        values (1, 'CC 1', 'a', '2025-10-01', '2025-11-20'), (1, 'CC 1', 'b', '2025-10-03', '2025-11-22')`);
    const quedan = () =>
      consultar<{ huella: string }>(base.db, sql`select huella from enlaces_de_cuenta order by huella`);
    await servidor.servicios.limpiarVencidos();
    expect(await quedan()).toEqual([{ huella: 'b' }]);
  });
});
