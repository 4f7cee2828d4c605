import { volverAlEsquema } from '@tests/server/apoyo/base-anterior';
import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';
import { postgresConfiguracionRepository } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresLibroDeAbonos } from '@/infrastructure/postgres/mensualidades/postgres-libro-de-abonos';

/** Two payments with an annulled one between them, a month without a payer, and a person who was charged too little. */
const FILAS = `
  insert into configuracion (datos, version)
    values ('{"nombre": "Casa de prueba", "municipio": "Bello", "telefono_alterno": "3001234567"}', 2);
  insert into participantes (id, nombre, telefono, tipo_documento, numero_documento, estado, creado_en, actualizado_en, version)
    overriding system value values (1, 'Ana Ríos', '3000000001', 'CC', '1020304050', 'ACTIVO', now(), now(), 1);
  insert into acudientes (id, id_participante, numero_documento, nombres, apellidos, creado_en, actualizado_en, version)
    overriding system value values (5, 1, '43111222', 'Luz', '', now(), now(), 1);
  insert into mensualidades (id, participante_id, valor, descuento, periodo, concepto, estado, id_acudiente, creado_en, actualizado_en, version)
    overriding system value values
    (7, 1, 850000, 50000, '2026-09', 'MENSUALIDAD', 'CON_ABONO', 5, now(), now(), 3),
    (8, 1, 100000, 0, '2026-10', 'INGRESO', 'PAGADA', null, now(), now(), 2);
  insert into abonos (id, mensualidad_id, fecha, valor, medio, referencia, recibo, registrado_por, anulado_en, motivo_anulacion)
    overriding system value values
    (1, 7, '2026-09-05', 300000, 'EFECTIVO', null, 1, 'caja@fundacion.example', null, null),
    (2, 7, '2026-09-06', 400000, 'NEQUI', 'M-1', 2, 'caja@fundacion.example', '2026-09-06T15:00:00Z', 'Se digitó mal'),
    (3, 7, '2026-09-07', 200000, 'NEQUI', 'M-1', 3, null, null, null),
    (4, 8, '2026-10-01', 150000, 'EFECTIVO', null, null, null, null, null);
`;

describe.each(MOTORES)('los recibos de antes de guardar lo que decían, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
    await volverAlEsquema(base, '0014_busqueda_de_telefonos.sql');
    await base.ejecutarGuion(FILAS);
    expect(await migrar(base)).toContain('0016_hechos_del_recibo.sql');
  });
  afterAll(() => base.cerrar());

  const leer = () => {
    const contexto = {
      db: base.db,
      actor: { id: 0, email: 'admin@ejemplo.example', origen: null },
      reloj: { ahora: () => new Date() },
    };
    const fundacion = crearFundacionEmisora(postgresConfiguracionRepository(contexto));
    const libro = postgresLibroDeAbonos(contexto, fundacion);
    return Promise.all([libro.recibo(7, 1), libro.recibo(7, 2), libro.recibo(7, 3), libro.recibo(8, 4)]);
  };

  it('dicen lo que sus filas permiten saber, y que se calculó después', async () => {
    const [primero, anulado, tercero, otro] = await leer();
    expect(primero).toEqual({
      emisor: {
        nombre: 'Casa de prueba',
        nit: null,
        direccion: null,
        municipio: 'Bello',
        telefono: '3001234567',
        correo: null,
      },
      participante: { nombre: 'Ana Ríos', documento: '1020304050' },
      pago: null,
      pagador: { nombre: 'Luz', documento: '43111222' },
      concepto: 'MENSUALIDAD',
      periodo: '2026-09',
      fecha: '2026-09-05',
      valor: 300_000,
      medio: 'EFECTIVO',
      referencia: null,
      recibo: 1,
      provisional: null,
      excedente: 0,
      registrado_por: 'caja@fundacion.example',
      saldo_despues: 500_000,
      expedido_en: null,
      reconstruido: true,
      anulado_en: null,
      motivo_anulacion: null,
    });
    expect(anulado).toMatchObject({ saldo_despues: 100_000, motivo_anulacion: 'Se digitó mal' });
    expect(tercero).toMatchObject({ saldo_despues: 300_000, registrado_por: null });
    // Of what another program let someone pay too much, nothing is left to pay.
    expect(otro).toMatchObject({ saldo_despues: 0, pagador: null, concepto: 'INGRESO', recibo: null });
  });

  it('quedaron guardados: otro nombre después no los cambia', async () => {
    const antes = await leer();
    await base.db.execute(sql`update participantes set nombre = 'Otra persona'`);
    expect(await leer()).toEqual(antes);
    await base.db.execute(sql`update participantes set nombre = 'Ana Ríos'`);
  });

  it('el dominio reconstruye lo mismo de un pago que llegó sin guardarlos', async () => {
    const guardados = await leer();
    await base.db.execute(sql`delete from recibos`);
    expect(await leer()).toEqual(guardados);
  });
});
