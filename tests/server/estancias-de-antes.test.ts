import { escribirComoAntes, volverAlEsquema } from '@tests/server/apoyo/base-anterior';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cambiosDePermiso, cambiosDeRegreso } from '@/domain/participantes/notas-de-proceso';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';

const INGRESO = '2026-01-10';
const HOY = '2026-11-20';

/** The words of the screen, as it wrote them: no other text is read. */
const nota = (salida: string, regreso: string, motivo: string, observaciones: string | null = null) =>
  cambiosDePermiso(
    { observaciones, fecha_ingreso: INGRESO, sede_id: 1, area: null },
    { salida, regreso, motivo },
    { hoy: HOY },
  ).observaciones;
const notaDeRegreso = (fecha: string, observaciones: string | null) =>
  cambiosDeRegreso(
    { observaciones, fecha_ingreso: INGRESO, sede_id: 1, area: null },
    { fecha, motivo: '' },
    { hoy: HOY },
  ).observaciones;

const IDA = nota('2026-03-01', '2026-03-05', 'Visita a su mamá\ny a su hija');
const IDA_Y_VUELTA = notaDeRegreso('2026-03-06', IDA);
const FUERA = nota('2026-11-15', '2026-11-18', 'Cita médica', 'Come poco');

const EN_CASA = { estado: 'ACTIVO', fecha_ingreso: INGRESO, sede_id: 1, area: 'HOMBRES' };
const PERSONAS: readonly Record<string, unknown>[] = [
  { nombre: 'Adentro', ...EN_CASA, programa: 'INTERNADO', fase: 'PROCESO', observaciones: 'Nada' },
  { nombre: 'Espera', estado: 'PREINGRESO', fecha_ingreso: '2026-12-01' },
  {
    nombre: 'Salió',
    ...EN_CASA,
    estado: 'EGRESADO',
    fecha_egreso: '2026-06-01',
    tipo_egreso: 'ABANDONO',
    motivo_egreso: 'Se fue',
  },
  { nombre: 'Salió no se sabe cuándo', ...EN_CASA, estado: 'EGRESADO' },
  { nombre: 'Fuera no se sabe desde cuándo', ...EN_CASA, estado: 'CON_PERMISO', observaciones: 'De permiso' },
  { nombre: 'Fuera', ...EN_CASA, estado: 'CON_PERMISO', observaciones: FUERA },
  { nombre: 'Fue y volvió', ...EN_CASA, observaciones: IDA_Y_VUELTA },
  { nombre: 'Reingresó', ...EN_CASA, fecha_ingreso: '2026-08-01', sede_id: 2, fase: 'ACOGIDA' },
  { nombre: 'Volvió sin decir cuándo', ...EN_CASA, observaciones: IDA },
  { nombre: 'Se deshizo su egreso', ...EN_CASA },
  { nombre: 'Nadie sabe cuándo ingresó', ...EN_CASA, fecha_ingreso: null },
];
const idDe = (nombre: string): number => PERSONAS.findIndex((p) => p.nombre === nombre) + 1;

type Cambio = [campo: string, antes: unknown, despues: unknown];
const LINEAS: readonly [nombre: string, cambios: readonly Cambio[]][] = [
  [
    'Fuera',
    [
      ['estado', 'ACTIVO', 'CON_PERMISO'],
      ['observaciones', 'Come poco', FUERA],
    ],
  ],
  [
    'Fue y volvió',
    [
      ['estado', 'ACTIVO', 'CON_PERMISO'],
      ['observaciones', null, IDA],
    ],
  ],
  [
    'Fue y volvió',
    [
      ['estado', 'CON_PERMISO', 'ACTIVO'],
      ['observaciones', IDA, IDA_Y_VUELTA],
    ],
  ],
  [
    'Volvió sin decir cuándo',
    [
      ['estado', 'ACTIVO', 'CON_PERMISO'],
      ['observaciones', null, IDA],
    ],
  ],
  ['Volvió sin decir cuándo', [['estado', 'CON_PERMISO', 'ACTIVO']]],
  [
    'Adentro',
    [
      ['estado', 'ACTIVO', 'CON_PERMISO'],
      ['observaciones', null, 'Permiso del lunes al martes.'],
    ],
  ],
  [
    'Adentro',
    [
      ['estado', 'CON_PERMISO', 'ACTIVO'],
      ['observaciones', 'Permiso del lunes al martes.', 'Nada'],
    ],
  ],
  ['Reingresó', [['fase', 'ACOGIDA', 'SEGUIMIENTO']]],
  [
    'Reingresó',
    [
      ['estado', 'EGRESADO', 'ACTIVO'],
      ['fecha_ingreso', '2026-01-10', '2026-07-20'],
      ['fecha_egreso', '2026-05-31', null],
      ['tipo_egreso', 'RETIRO_VOLUNTARIO', null],
      ['motivo_egreso', 'Quiso irse', null],
    ],
  ],
  [
    'Reingresó',
    [
      ['fecha_ingreso', '2026-07-20', '2026-08-01'],
      ['sede_id', 1, 2],
      ['fase', 'SEGUIMIENTO', 'ACOGIDA'],
    ],
  ],
  [
    'Se deshizo su egreso',
    [
      ['estado', 'EGRESADO', 'ACTIVO'],
      ['fecha_egreso', '2026-10-01', null],
      ['tipo_egreso', 'ABANDONO', null],
    ],
  ],
];

const plantar = async (base: BaseDatosAbierta): Promise<void> => {
  const sede = { direccion: 'Calle 1', estado: 'ACTIVA', version: 1 };
  await escribirComoAntes(base, 'sedes', 'sede', [
    { id: 1, nombre: 'Casa Bello', ...sede },
    { id: 2, nombre: 'Casa Urabá', ...sede },
  ]);
  const vacia = Object.fromEntries(PERSONAS.flatMap(Object.keys).map((campo) => [campo, null]));
  await escribirComoAntes(
    base,
    'participantes',
    'participante',
    PERSONAS.map((persona, i) => ({
      ...vacia,
      ...persona,
      id: i + 1,
      telefono: '3001234567',
      version: 1 + LINEAS.filter(([nombre]) => nombre === persona.nombre).length,
    })),
  );
  for (const [nombre, cambios] of LINEAS) {
    const json = JSON.stringify(cambios.map(([campo, antes, despues]) => ({ campo, antes, despues })));
    await base.db.execute(
      sql`insert into actividad (fecha, usuario, accion, entidad, entidad_id, cambios)
          values (now(), 'ana@fundacion.example', 'ACTUALIZAR', 'participante', ${idDe(nombre)}, ${json}::jsonb)`,
    );
  }
};

const NUEVAS = `'{salida_permiso,regreso_previsto,busqueda}'::text[]`;
const fotografiar = async ({ db }: BaseDatosAbierta) => ({
  participantes: await consultar(
    db,
    sql.raw(`select to_jsonb(p) - ${NUEVAS} as fila from participantes p order by id`),
  ),
  actividad: await consultar(db, sql`select to_jsonb(a) as fila from actividad a order by id`),
});

describe.each(MOTORES)('estancias de una base anterior sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let antes: Awaited<ReturnType<typeof fotografiar>>;

  beforeAll(async () => {
    base = await abrir();
    await volverAlEsquema(base, '0021_sellos_de_la_historia.sql');
    await plantar(base);
    antes = await fotografiar(base);
    expect(await migrar(base)).toContain('0022_estancias.sql');
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = async (linea: string) =>
    (await llamar(servidor, linea.replace(' /', ' /dashboard-api/'), { token: servidor.tokenAdmin })).cuerpo;
  const estanciasDe = async (nombre: string) =>
    (await pedir(`GET /participantes/${idDe(nombre)}/estancias`)).data;

  it('nada de lo que había cambió, ni se perdió una línea', async () => {
    const despues = await fotografiar(base);
    expect(despues.participantes).toEqual(antes.participantes);
    expect(despues.actividad.slice(0, antes.actividad.length)).toEqual(antes.actividad);
  });

  it('cada quien que está o estuvo tiene la suya, como dice su registro', async () => {
    expect(await estanciasDe('Adentro')).toMatchObject([
      {
        fecha_ingreso: INGRESO,
        sede_id: 1,
        area: 'HOMBRES',
        programa: 'INTERNADO',
        fase: 'PROCESO',
        fecha_egreso: null,
        eventos: [],
      },
    ]);
    expect(await estanciasDe('Salió')).toMatchObject([
      {
        fecha_ingreso: INGRESO,
        fecha_egreso: '2026-06-01',
        tipo_egreso: 'ABANDONO',
        motivo_egreso: 'Se fue',
      },
    ]);
  });

  it('no se inventa la de quien espera, ni la de quien no se sabe cuándo ingresó o salió', async () => {
    for (const nombre of ['Espera', 'Salió no se sabe cuándo', 'Nadie sabe cuándo ingresó'])
      expect(await estanciasDe(nombre), nombre).toEqual([]);
  });

  it('quien está de permiso tiene el suyo, con sus días solo si la nota los dice', async () => {
    const deNadieSabe = { tipo: 'PERMISO', salida: null, regreso_previsto: null, regreso_real: null };
    expect(await estanciasDe('Fuera no se sabe desde cuándo')).toMatchObject([{ eventos: [deNadieSabe] }]);
    const dias = { salida: '2026-11-15', regreso_previsto: '2026-11-18' };
    expect(await estanciasDe('Fuera')).toMatchObject([
      { eventos: [{ tipo: 'PERMISO', ...dias, regreso_real: null, motivo: 'Cita médica' }] },
    ]);
    expect(await pedir(`GET /participantes/${idDe('Fuera')}`)).toMatchObject({
      salida_permiso: '2026-11-15',
      regreso_previsto: '2026-11-18',
    });
  });

  it('el permiso de antes se lee si se dijo cuándo volvió; si no, queda en su nota', async () => {
    expect(await estanciasDe('Fue y volvió')).toMatchObject([
      {
        eventos: [
          {
            salida: '2026-03-01',
            regreso_previsto: '2026-03-05',
            regreso_real: '2026-03-06',
            motivo: 'Visita a su mamá\ny a su hija',
          },
        ],
      },
    ]);
    expect(await estanciasDe('Volvió sin decir cuándo')).toMatchObject([{ eventos: [] }]);
    expect(await pedir(`GET /participantes/${idDe('Volvió sin decir cuándo')}`)).toMatchObject({
      observaciones: IDA,
    });
  });

  it('la estancia anterior de quien reingresó se lee de su historia, como estaba entonces', async () => {
    expect(await estanciasDe('Reingresó')).toMatchObject([
      { fecha_ingreso: '2026-08-01', sede_id: 2, fase: 'ACOGIDA', fecha_egreso: null },
      {
        fecha_ingreso: '2026-01-10',
        sede_id: 1,
        fase: 'SEGUIMIENTO',
        fecha_egreso: '2026-05-31',
        tipo_egreso: 'RETIRO_VOLUNTARIO',
        motivo_egreso: 'Quiso irse',
      },
    ]);
    expect(await estanciasDe('Se deshizo su egreso')).toMatchObject([{ fecha_egreso: null }]);
  });

  it('la historia sigue sellada, con una línea por cada estancia y cada permiso', async () => {
    expect(await pedir('GET /actividad/integridad')).toMatchObject({ integra: true, fallas: [] });
    expect(await invariantesRotas(base.db)).toEqual([]);
  });

  it('hacerlo otra vez no cambia nada', async () => {
    const foto = await fotografiar(base);
    expect(await migrar(base)).toEqual([]);
    expect(await fotografiar(base)).toEqual(foto);
  });
});
