import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { poblar } from '@tests/server/apoyo/servidor-con-datos';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

/** More than the values that a question to the database may carry. */
const DE_ANTES = 66_000;

describe('cobrar cuando ya se ha escrito a muchísimas personas', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
    await poblar(base, 2);
    // Of those who left, what was done to collect is enough: writing them all would take most of the time.
    await base.ejecutarGuion(`
      update mensualidades set fecha_vencimiento = '2026-01-05';
      update participantes set numero_documento = '1020304' || id, tipo_documento = 'CC';
      set session_replication_role = replica;
      insert into gestiones_de_cobro (participante_id, canal, iniciativa, momento, resultado, posterior, creado_en)
        select i, 'LLAMADA', 'FUNDACION', '2025-03-04T15:00:00Z', 'CONTESTO', false, now()
        from generate_series(1, ${DE_ANTES}) i;
      insert into canales_de_cobro (participante_id, canal, autorizado_en, medio, creado_en)
        select i, 'WHATSAPP', '2025-01-01', 'FIRMADO', now() from generate_series(1, ${DE_ANTES}) i;
      insert into movimientos_a_favor (participante_id, tipo, valor, fecha, abono_id, creado_en)
        select i, 'EXCEDENTE', 1000, '2025-01-01', 1, now() from generate_series(1, ${DE_ANTES}) i;
      set session_replication_role = origin;`);
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });
  const leer = (ruta: 'GET /dashboard-api/cartera' | 'GET /dashboard-api/cobranza/recordatorios') =>
    llamar(servidor, ruta, { token: servidor.tokenAdmin });

  it('la cartera dice el último contacto de quienes deben', async () => {
    const { estado, cuerpo } = await leer('GET /dashboard-api/cartera');
    expect(estado).toBe(200);
    const ultima_gestion = { canal: 'LLAMADA', resultado: 'CONTESTO' };
    expect(cuerpo.data).toMatchObject([{ ultima_gestion }, { ultima_gestion }]);
  });

  it('la cola dice a quién recordarle, por qué canal y lo que tiene a favor', async () => {
    const { estado, cuerpo } = await leer('GET /dashboard-api/cobranza/recordatorios');
    expect(estado).toBe(200);
    const suyo = { a_favor: 1000, ultima: { canal: 'LLAMADA' } };
    expect(cuerpo.data).toMatchObject([suyo, suyo]);
  });
});
