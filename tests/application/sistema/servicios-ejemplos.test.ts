import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it, vi } from 'vitest';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { EjemplosContados, LibroDeEjemplos } from '@/application/sistema/libro-de-ejemplos.port';
import { type EscrituraDeEjemplos, ejemplosDe } from '@/application/sistema/servicios-ejemplos';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';
import { genteDeEjemplo, type PersonaDeEjemplo } from '@/domain/sistema/gente-de-ejemplo';

const HOY = '2026-11-21';
const CUOTA = 850_001;
const CARGADOS = '2026-11-21T17:00:00.000Z';

const sede = (id: number, cambios: object = {}) => ({
  ...{ id, municipio: 'Cali', estado: 'ACTIVA', archivado_en: null },
  ...{ capacidad_hombres: 9, capacidad_mujeres: 3 },
  ...cambios,
});
const SEDES = [
  sede(7),
  sede(8, { estado: 'INACTIVA' }),
  sede(9, { archivado_en: '2026-01-01T00:00:00Z' }),
  sede(10, { municipio: 'Bello', capacidad_hombres: 1, capacidad_mujeres: null }),
];
/** What `genteDeEjemplo` is told of those that are in use. */
const CASAS = [
  { id: 7, municipio: 'Cali', hombres: 9, mujeres: 3 },
  { id: 10, municipio: 'Bello', hombres: 1, mujeres: null },
];
const NADIE: EjemplosContados = {
  cargados_en: null,
  de_ejemplo: { participantes: 0, acudientes: 0, mensualidades: 0, pagos: 0 },
  reales: { participantes: 0, acudientes: 0 },
};
const LLENO: EjemplosContados = {
  ...NADIE,
  cargados_en: CARGADOS,
  de_ejemplo: { participantes: 12, acudientes: 11, mensualidades: 16, pagos: 9 },
};

interface Casa {
  hay?: EjemplosContados;
  rol?: Rol;
  sedes?: ReturnType<typeof sede>[];
  cuota?: number | null;
  saldo?: (valor: number) => number;
  /** Of a month. */
  vence?: (periodo: string) => string | null;
  sinEstancias?: boolean;
}

/** A house in memory: each thing that is written gets a number, and is kept in the order in which it was. */
const abrir = ({
  hay = NADIE,
  rol = 'ADMINISTRADOR',
  sedes = SEDES,
  cuota = CUOTA,
  saldo = (valor) => valor,
  vence = (periodo) => `${periodo}-05`,
  sinEstancias = false,
}: Casa = {}) => {
  const escrito: [que: string, de: unknown, entrada?: unknown][] = [];
  const anotar = async (...datos: (typeof escrito)[number]) => ({ id: escrito.push(datos) });
  const escritura: EscrituraDeEjemplos = {
    sedes: { listar: vi.fn(async () => sedes) },
    cuota: async () => cuota,
    participantes: { crear: (entrada) => anotar('participante', null, entrada) },
    acudientes: { crear: (entrada) => anotar('acudiente', null, entrada) },
    mensualidades: {
      crear: async (entrada) => {
        const { valor, periodo } = entrada as { valor: number; periodo: string };
        const { id } = await anotar('mensualidad', null, entrada);
        return { id, saldo: saldo(valor), fecha_vencimiento: vence(periodo) };
      },
      registrarAbono: (mensualidad, entrada) => anotar('abono', mensualidad, entrada),
    },
    estancias: {
      listar: async (participante) => (sinEstancias ? null : [{ id: `estancia-${participante}` }, { id: 0 }]),
      registrar: (estancia, entrada) => anotar('permiso', estancia, entrada),
    },
    bitacora: { escribir: (participante, entrada) => anotar('novedad', participante, entrada) },
  };
  let guardadas: OpcionesCreacion | undefined;
  const libro: LibroDeEjemplos = {
    contar: async () => hay,
    cargar: async (revisar, escribir, opciones) => {
      guardadas = opciones;
      revisar(hay);
      await escribir(async (participante) => void escrito.push(['marca', participante]));
      return LLENO;
    },
    borrar: async () => ({ habia: hay, participantes: [1, 2] }),
  };
  const ejemplos = ejemplosDe({
    libro,
    escritura,
    permisos: permisosDe(rol),
    reloj: relojEn(`${HOY}T17:00:00Z`),
  });
  return { ejemplos, escritura, escrito, opciones: () => guardadas };
};

/** What hangs from each person: what was written from one participante to the next. */
const porPersona = (escrito: ReturnType<typeof abrir>['escrito']) => {
  const personas: { id: Id; cosas: typeof escrito }[] = [];
  for (const [n, cosa] of escrito.entries())
    if (cosa[0] === 'participante') personas.push({ id: n + 1, cosas: [cosa] });
    else personas.at(-1)?.cosas.push(cosa);
  return personas;
};
const cargados = async (casa: Casa = {}) => {
  const mundo = abrir(casa);
  await mundo.ejemplos.cargar();
  return porPersona(mundo.escrito);
};
const cosasDe = (persona: Awaited<ReturnType<typeof cargados>>[number] | undefined, que: string) =>
  persona?.cosas.filter(([una]) => una === que).map(([, , entrada]) => entrada);

describe('cargar los datos de ejemplo', () => {
  it('escribe a cada persona en una sede en uso, y la marca antes de que nada cuelgue de ella', async () => {
    const { ejemplos, escrito, opciones } = abrir();
    expect(await ejemplos.cargar({ clave: 'una' })).toEqual({
      ...LLENO,
      impedimento: 'Los datos de ejemplo ya están cargados',
    });
    expect(opciones()).toEqual({ clave: 'una' });
    const gente = genteDeEjemplo(CASAS, HOY);
    const personas = porPersona(escrito);
    expect(personas).toHaveLength(12);
    for (const [i, { id, cosas }] of personas.entries()) {
      const { participante, acudiente, pagos, permiso, novedad } = gente[i] as PersonaDeEjemplo;
      expect(cosas.slice(0, 2)).toEqual([
        ['participante', null, participante],
        ['marca', id],
      ]);
      expect(cosas.filter(([que]) => que === 'acudiente')).toEqual(
        acudiente ? [['acudiente', null, { ...acudiente, id_participante: id }]] : [],
      );
      expect(cosas.filter(([que]) => que === 'mensualidad')).toHaveLength(pagos.length);
      expect(cosas.filter(([que]) => que === 'permiso')).toEqual(
        permiso ? [['permiso', `estancia-${id}`, permiso]] : [],
      );
      expect(cosas.filter(([que]) => que === 'novedad')).toEqual(novedad ? [['novedad', id, novedad]] : []);
    }
    // Somebody of each kind, so that what is above says something.
    expect(new Set(escrito.map(([que]) => que))).toEqual(
      new Set(['participante', 'marca', 'acudiente', 'mensualidad', 'abono', 'permiso', 'novedad']),
    );
  });

  it('cobra los últimos meses, y se pagan como cada uno paga: todo, la mitad hacia arriba o nada', async () => {
    const [, bruno] = await cargados();
    const quien = { participante_id: bruno?.id, id_acudiente: Number(bruno?.id) + 2, valor: CUOTA };
    const mensualidad = Number(bruno?.id) + 2;
    expect(bruno?.cosas.slice(3)).toEqual([
      ['mensualidad', null, { ...quien, periodo: '2026-09' }],
      ['abono', mensualidad + 1, { fecha: '2026-09-05', valor: CUOTA, medio: 'EFECTIVO' }],
      ['mensualidad', null, { ...quien, periodo: '2026-10' }],
      [
        'abono',
        mensualidad + 3,
        { fecha: '2026-10-05', valor: 425_001, medio: 'NEQUI', referencia: 'EJEMPLO' },
      ],
      ['mensualidad', null, { ...quien, periodo: '2026-11' }],
    ]);
  });

  it('un pago nunca es de un día que no ha llegado, ni de lo que no tiene fecha', async () => {
    const [alvaro] = await cargados({
      vence: (periodo) => (periodo === '2026-10' ? null : `${periodo}-30`),
    });
    expect(cosasDe(alvaro, 'abono')).toMatchObject([
      { fecha: '2026-09-30' },
      { fecha: HOY },
      { fecha: HOY, medio: 'EFECTIVO' },
    ]);
  });

  it('de lo que ya quedó en cero no se paga nada, y de lo que tenía a favor, lo que falta', async () => {
    const sinDeuda = await cargados({ saldo: () => 0 });
    expect(sinDeuda.flatMap((persona) => cosasDe(persona, 'abono'))).toEqual([]);
    const [alvaro] = await cargados({ saldo: (valor) => valor - 1 });
    expect(cosasDe(alvaro, 'abono')).toMatchObject([
      { valor: CUOTA - 1 },
      { valor: CUOTA - 1 },
      { valor: CUOTA - 1 },
    ]);
  });

  it('sin estancia no hay de dónde salir con permiso', async () => {
    const personas = await cargados({ sinEstancias: true });
    expect(personas.flatMap((persona) => cosasDe(persona, 'permiso'))).toEqual([]);
  });

  it.each<[string, Casa, string]>([
    ['cuando ya están', { hay: LLENO }, 'Los datos de ejemplo ya están cargados'],
    [
      'con alguien de verdad',
      { hay: { ...NADIE, reales: { participantes: 0, acudientes: 1 } } },
      'Ya hay personas registradas: los datos de ejemplo son para probar antes de la primera',
    ],
    [
      'sin una sede en uso',
      { sedes: SEDES.slice(1, 3) },
      'Cree primero una sede activa: las personas de ejemplo viven en ella',
    ],
    [
      'sin la cuota',
      { cuota: null },
      'Fije primero la cuota, en Configuración, Cobro: con ella se hacen las mensualidades',
    ],
  ])('%s no escribe nada y dice por qué; quien mira lo sabe antes', async (_caso, casa, impedimento) => {
    const { ejemplos, escrito } = abrir(casa);
    await expect(ejemplos.cargar()).rejects.toMatchObject({ codigo: 'CONFLICTO', message: impedimento });
    expect(escrito).toEqual([]);
    expect(await ejemplos.mirar()).toEqual({ ...(casa.hay ?? NADIE), impedimento });
  });

  it('es de administradores', async () => {
    const { ejemplos, escrito } = abrir({ rol: 'CONSULTA' });
    await expect(ejemplos.cargar()).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    await expect(ejemplos.borrar()).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(escrito).toEqual([]);
  });
});

describe('mirar los datos de ejemplo', () => {
  it('en una casa lista, se pueden cargar', async () => {
    expect(await abrir().ejemplos.mirar()).toEqual({ ...NADIE, impedimento: null });
  });

  it('si ya están o hay alguien de verdad, no pregunta por lo demás', async () => {
    const { ejemplos, escritura } = abrir({ hay: LLENO });
    await ejemplos.mirar();
    expect(escritura.sedes.listar).not.toHaveBeenCalled();
  });
});

describe('borrar los datos de ejemplo', () => {
  it('dice lo que había y quiénes eran, y se pueden cargar otra vez', async () => {
    expect(await abrir({ hay: LLENO }).ejemplos.borrar()).toEqual({
      habia: { ...LLENO, cargados_en: null, impedimento: null },
      participantes: [1, 2],
    });
  });

  it('si entretanto se registró a alguien de verdad, ya no', async () => {
    const hay = { ...LLENO, reales: { participantes: 1, acudientes: 0 } };
    expect((await abrir({ hay }).ejemplos.borrar()).habia.impedimento).toBe(
      'Ya hay personas registradas: los datos de ejemplo son para probar antes de la primera',
    );
  });
});
