import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { fabricarMensualidad, fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const AHORA = new Date('2026-11-21T15:00:00Z');
const MANANA = '2026-11-22';
const PERSONA = { nombre: 'Persona de prueba', telefono: '3001234567' };

describe('fechas y estados que no pueden ser, por la API', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
  });
  beforeEach(async () => {
    await servidor?.cerrar();
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => AHORA } });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const admin = (linea: string, cuerpo?: unknown) => {
    const [metodo, ruta] = linea.split(' ');
    return llamar(servidor, `${metodo} /dashboard-api${ruta}`, { token: servidor.tokenAdmin, cuerpo });
  };
  const cambiar = (id: unknown, cuerpo: object) => admin(`PUT /participantes/${id}`, cuerpo);
  /** As it was stored before these rules: ACTIVO, without an admission. */
  const deAntes = async (columnas: Record<string, string | number> = {}) => {
    const valores = { estado: 'ACTIVO', ...columnas };
    const [fila] = await consultar<{ id: number }>(
      base.db,
      sql`insert into participantes (nombre, telefono, creado_en, actualizado_en,
          ${sql.join(Object.keys(valores).map(sql.identifier), sql`, `)})
        values ('De Antes', '3001234567', now(), now(),
          ${sql.join(
            Object.values(valores).map((valor) => sql`${valor}`),
            sql`, `,
          )}) returning id`,
    );
    return fila?.id ?? 0;
  };

  it.each([
    ['fecha_ingreso', { fecha_ingreso: MANANA }],
    ['fecha_ingreso', { estado: 'ACTIVO' }],
    ['fecha_ingreso', { estado: 'ACTIVO', fecha_ingreso: MANANA }],
    ['fecha_egreso', { estado: 'EGRESADO', tipo_egreso: 'ABANDONO', fecha_egreso: MANANA }],
    ['fecha_egreso_prevista', { fecha_ingreso: '2026-11-02', fecha_egreso_prevista: '2026-11-01' }],
    ['fecha_nacimiento', { fecha_ingreso: '2026-11-02', fecha_nacimiento: '2026-11-03' }],
    ['autorizacion_datos.fecha', { autorizacion_datos: { otorgada: true, fecha: MANANA } }],
    ['autorizacion_datos.revocada_en', { autorizacion_datos: { otorgada: true, revocada_en: MANANA } }],
    [
      'autorizacion_datos.revocada_en',
      { autorizacion_datos: { otorgada: true, fecha: '2026-11-02', revocada_en: '2026-11-01' } },
    ],
  ])('400 en %s al crear con %j', async (campo, datos) => {
    const { estado, cuerpo } = await admin('POST /participantes', { ...PERSONA, ...datos });
    expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, [campo]]);
  });

  it('un abono no es de mañana', async () => {
    const { id } = await fabricarParticipante(servidor);
    const cobro = await fabricarMensualidad(servidor, id);
    const abono = { fecha: MANANA, valor: 1_000, medio: 'EFECTIVO' };
    const { estado, cuerpo } = await admin(`POST /mensualidades/${cobro.id}/abonos`, abono);
    expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, ['fecha']]);
  });

  it('una fila importada sin ingreso, o sin área donde hace falta, dice por qué y todo a la vez', async () => {
    const sede = await fabricarSede(servidor, { capacidad_hombres: 4 });
    const dentro = { ...PERSONA, estado: 'ACTIVO', sede_id: sede.id };
    const { cuerpo } = await admin('POST /participantes/importar', {
      filas: [dentro, { ...dentro, fecha_ingreso: '2026-11-01' }],
      simular: true,
    });
    const filas = cuerpo.filas as { resultado: string; campos: object }[];
    expect(filas.map(({ resultado, campos }) => [resultado, Object.keys(campos)])).toEqual([
      ['RECHAZADA', ['area', 'fecha_ingreso']],
      ['RECHAZADA', ['area']],
    ]);
  });

  it('quien está en la casa no se archiva; egresado sí', async () => {
    const enCasa = { estado: 'ACTIVO', fecha_ingreso: '2026-11-01' };
    const persona = await fabricarParticipante(servidor, { nombre: 'Luz Ríos', ...enCasa });
    const negado = await cambiar(persona.id, { archivado: true });
    expect([negado.estado, negado.cuerpo.message]).toEqual([
      409,
      'Luz Ríos está en la casa: registre su egreso antes de archivar',
    ]);
    await cambiar(persona.id, { estado: 'EGRESADO', fecha_egreso: '2026-11-20', tipo_egreso: 'ABANDONO' });
    expect((await cambiar(persona.id, { archivado: true })).estado).toBe(200);
    const adentro = await cambiar(persona.id, enCasa);
    expect([adentro.estado, adentro.cuerpo.message]).toEqual([
      409,
      'El registro de Luz Ríos está archivado: restáurelo antes de su ingreso',
    ]);
  });

  describe('lo guardado antes de estas reglas', () => {
    it('sigue pasando de activo a con permiso, se traslada y se edita', async () => {
      const id = await deAntes();
      const sede = await fabricarSede(servidor, { capacidad_hombres: 4 });
      for (const cambio of [
        { estado: 'CON_PERMISO' },
        { estado: 'ACTIVO' },
        { sede_id: sede.id, area: 'HOMBRES' },
        { telefono: '3009999999' },
      ]) {
        expect([cambio, (await cambiar(id, cambio)).estado]).toEqual([cambio, 200]);
      }
      const egreso = { estado: 'EGRESADO', fecha_egreso: '2026-11-20', tipo_egreso: 'ABANDONO' };
      expect((await cambiar(id, egreso)).estado).toBe(200);
      expect((await cambiar(id, { archivado: true })).estado).toBe(200);
      const vuelve = await cambiar(id, { archivado: false, estado: 'ACTIVO' });
      expect([vuelve.estado, Object.keys(vuelve.cuerpo.error?.campos ?? {})]).toEqual([
        400,
        ['fecha_ingreso'],
      ]);
    });

    it('lo que se escribe ahora sí se revisa', async () => {
      const id = await deAntes({ fecha_ingreso: '2027-01-01' });
      expect((await cambiar(id, { eps: 'Sura' })).estado).toBe(200);
      const { estado, cuerpo } = await cambiar(id, { fecha_ingreso: '2027-02-01' });
      expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, ['fecha_ingreso']]);
      expect((await cambiar(id, { fecha_ingreso: '2026-11-01' })).estado).toBe(200);
    });

    it('quien quedó archivado en la casa no cuenta en ella, y vuelve cuando tiene un área', async () => {
      const sede = await fabricarSede(servidor, { capacidad_mujeres: 1 });
      const id = await deAntes({ sede_id: sede.id, archivado_en: '2026-01-01T00:00:00Z' });
      const { cuerpo } = await admin(`GET /sedes/${sede.id}`);
      expect(cuerpo).toMatchObject({ ocupacion_mujeres: 0, ocupacion_sin_area: 0 });
      const sinArea = await cambiar(id, { archivado: false });
      expect([sinArea.estado, Object.keys(sinArea.cuerpo.error?.campos ?? {})]).toEqual([400, ['area']]);
      expect((await cambiar(id, { area: 'MUJERES' })).estado).toBe(200);
      expect((await cambiar(id, { archivado: false })).estado).toBe(200);
    });
  });
});
