import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  apellidosYNombres,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_MARCA,
  ETIQUETA_PARENTESCO,
  nombreAcudiente,
} from '@/domain/acudientes/acudiente';
import { ETIQUETA_CONCEPTO, ETIQUETA_VENCIDA } from '@/domain/mensualidades/mensualidad';
import { PAGA_POR_SI } from '@/domain/mensualidades/opciones-mensualidad';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import { direccionConMunicipio } from '@/domain/sedes/sede';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { formatearTelefono } from '@/domain/shared/telefono';
import { type AbrirMundo, type Mundo, usarMundo } from '../apoyo/mundo';
import { type CasaConGente, poblar } from './casa-con-gente';

const PAGINA = { pagina: 1, limite: 20 };

/** What each column of a list writes, with the functions of the columns, for one row. */
type Visto = (casa: CasaConGente) => (string | null)[];

interface Lista {
  nombre: string;
  buscar: (mundo: Mundo, buscar: string) => Promise<{ ids: Id[]; total: number }>;
  /** The row, and what it shows; that it is found alone by it, but for what it shares with others. */
  filas: readonly [fila: (casa: CasaConGente) => Id, soloSuyo: Visto, compartido: Visto][];
}

const idsDe = (datos: readonly { id: Id }[]) => datos.map(({ id }) => id);

const deParticipante =
  (quien: 'ana' | 'beto' | 'nadia'): Visto =>
  (casa) => [casa[quien].nombre, documentoDe(casa[quien]), formatearTelefono(casa[quien].telefono)];

const delProceso =
  (quien: 'ana' | 'beto'): Visto =>
  ({ [quien]: p }) => [
    p.area && ETIQUETA_AREA[p.area],
    p.programa && ETIQUETA_PROGRAMA[p.programa],
    p.fase && ETIQUETA_FASE[p.fase],
    ETIQUETA_ESTADO_PARTICIPANTE[p.estado],
  ];

const NADA: Visto = () => [];

const PARTICIPANTES: Lista = {
  nombre: 'participantes',
  buscar: async ({ participantes }, buscar) => {
    const { datos, total } = await participantes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ ana }) => ana.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        ...delProceso('ana')(casa),
        casa.bello.nombre,
        nombreAcudiente(casa.rosa),
      ],
      NADA,
    ],
    [
      ({ beto }) => beto.id,
      (casa) => [...deParticipante('beto')(casa), ...delProceso('beto')(casa), casa.apartado.nombre],
      NADA,
    ],
    [
      ({ nadia }) => nadia.id,
      (casa) => [...deParticipante('nadia')(casa), ETIQUETA_ESTADO_PARTICIPANTE.PREINGRESO],
      NADA,
    ],
  ],
};

const deAcudiente =
  (quien: 'rosa' | 'tio' | 'elena', marca: keyof typeof ETIQUETA_MARCA): Visto =>
  ({ [quien]: a }) => [
    apellidosYNombres(a),
    documentoDe(a),
    a.parentesco && ETIQUETA_PARENTESCO[a.parentesco],
    a.telefono && formatearTelefono(a.telefono),
    ETIQUETA_MARCA[marca],
  ];

const ACUDIENTES: Lista = {
  nombre: 'acudientes',
  buscar: async ({ acudientes }, buscar) => {
    const { datos, total } = await acudientes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ rosa }) => rosa.id,
      (casa) => [...deAcudiente('rosa', 'es_principal')(casa), ETIQUETA_MARCA.es_responsable_pago],
      (casa) => [...deParticipante('ana')(casa), ETIQUETA_ESTADO_ACUDIENTE.ACTIVO],
    ],
    [
      ({ tio }) => tio.id,
      (casa) => [...deAcudiente('tio', 'es_emergencia')(casa), ETIQUETA_ESTADO_ACUDIENTE.INACTIVO],
      deParticipante('ana'),
    ],
    [
      ({ elena }) => elena.id,
      (casa) => [...deAcudiente('elena', 'autorizado_informacion')(casa), ...deParticipante('beto')(casa)],
      () => [ETIQUETA_ESTADO_ACUDIENTE.ACTIVO],
    ],
  ],
};

const SEDES: Lista = {
  nombre: 'sedes',
  buscar: async ({ sedes }, buscar) => {
    const { datos, total } = await sedes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: (['bello', 'apartado'] as const).map((cual) => [
    ({ [cual]: sede }) => sede.id,
    ({ [cual]: sede }) => [
      sede.nombre,
      direccionConMunicipio(sede),
      sede.municipio,
      sede.responsable,
      sede.telefono && formatearTelefono(sede.telefono),
      ETIQUETA_ESTADO_SEDE[sede.estado],
    ],
    NADA,
  ]),
};

const MENSUALIDADES: Lista = {
  nombre: 'mensualidades',
  buscar: async ({ mensualidades }, buscar) => {
    const { datos, total } = await mensualidades.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ deAna }) => deAna.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        casa.bello.nombre,
        periodoCorto('2026-03'),
        ETIQUETA_CONCEPTO.MENSUALIDAD,
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
        casa.rosa.telefono && formatearTelefono(casa.rosa.telefono),
        `${casa.ana.nombre.split(' ')[0]} ${periodoCorto('2026-03')}`,
      ],
      () => [ETIQUETA_VENCIDA, 'Con abono'],
    ],
    [
      ({ deBeto }) => deBeto.id,
      (casa) => [
        ...deParticipante('beto')(casa),
        casa.apartado.nombre,
        periodoCorto('2026-04'),
        ETIQUETA_CONCEPTO.INGRESO,
      ],
      () => [ETIQUETA_VENCIDA, 'Con abono'],
    ],
  ],
};

const CARTERA: Lista = {
  nombre: 'cartera',
  buscar: async ({ finanzas }, buscar) => {
    const cartera = await finanzas.cartera({ ...PAGINA, buscar });
    const { datos, total } = cartera ?? { datos: [], total: 0 };
    return { ids: datos.map((p) => p.id_acudiente ?? p.participante_id ?? ''), total };
  },
  filas: [
    [
      ({ rosa }) => rosa.id,
      (casa) => [
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
        casa.rosa.telefono && formatearTelefono(casa.rosa.telefono),
        ...deParticipante('ana')(casa),
      ],
      NADA,
    ],
    [({ beto }) => beto.id, (casa) => [...deParticipante('beto')(casa), PAGA_POR_SI], NADA],
  ],
};

const ABONOS: Lista = {
  nombre: 'abonos',
  buscar: async ({ abonos }, buscar) => {
    const { datos, total } = (await abonos.buscar({ ...PAGINA, buscar })) ?? { datos: [], total: 0 };
    return { ids: datos.map(({ mensualidad_id }) => mensualidad_id), total };
  },
  filas: [
    [
      ({ deAna }) => deAna.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        'm-771 a',
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
      ],
      NADA,
    ],
    [({ deBeto }) => deBeto.id, deParticipante('beto'), NADA],
  ],
};

/** A number as the screens, the telephone and people write it, and what of it is typed first. */
const ESCRITURAS: readonly [string, readonly string[]][] = [
  [
    'documento',
    ['1020304050', '1.020.304.050', '1 020 304 050', 'CC 1.020.304.050', 'CC1020304050', 'cc. 1020304050'],
  ],
  ['documento a medio escribir', ['1.020.304', '1.020.', '10203', 'CC 1.020']],
  ['teléfono', ['3001234567', '300 123 4567', '+57 300 123 4567', '+573001234567', '573001234567']],
  ['teléfono a medio escribir', ['300-123', '(300) 123', '+57 300', '300 12']],
  ['nombre', ['Ríos Ana', 'Ríos, Ana Lucía', 'nungo ana', 'ANA  RIOS', 'Ana 300 123 4567', '1.020.304 ríos']],
];

const lista = (mundo: () => Mundo, { nombre, buscar, filas }: Lista): void => {
  describe(nombre, () => {
    let casa: CasaConGente;
    beforeEach(async () => {
      casa = await poblar(mundo());
    });

    it('what a row shows finds it', async () => {
      for (const [fila, soloSuyo, compartido] of filas) {
        const suya = String(fila(casa));
        for (const texto of soloSuyo(casa)) {
          expect(texto, 'a column without text').toBeTruthy();
          const { ids, total } = await buscar(mundo(), texto ?? '');
          expect(ids.map(String), texto ?? '').toEqual([suya]);
          expect(total, texto ?? '').toBe(1);
        }
        for (const texto of compartido(casa))
          expect((await buscar(mundo(), texto ?? '')).ids.map(String), texto ?? '').toContain(suya);
      }
    });
  });
};

const comoSeEscribe = (mundo: () => Mundo): void => {
  let casa: CasaConGente;
  beforeEach(async () => {
    casa = await poblar(mundo());
  });
  const personas = async (buscar: string, resto: object = {}) => {
    const { datos, total } = await mundo().participantes.buscar({ ...PAGINA, buscar, ...resto });
    expect(total, buscar).toBe(datos.length);
    return datos.map(({ nombre }) => nombre);
  };

  it.each(ESCRITURAS)('finds a %s in every list, however it is written', async (_, textos) => {
    for (const texto of textos) {
      expect(await personas(texto), texto).toEqual([casa.ana.nombre]);
      const { ids: acudientes } = await ACUDIENTES.buscar(mundo(), texto);
      expect(acudientes.map(String).sort(), texto).toEqual([casa.rosa.id, casa.tio.id].map(String).sort());
      for (const { buscar, filas } of [MENSUALIDADES, CARTERA])
        expect((await buscar(mundo(), texto)).ids.map(String), texto).toEqual([String(filas[0]?.[0](casa))]);
    }
  });

  it('finds a participante by any of their acudientes, by caller id and by their other phone', async () => {
    for (const texto of ['Zuluaga', 'Peña Rosa', '43.111.222', '+576044441234', '310 999 8877', 'Pedro Cano'])
      expect(await personas(texto), texto).toEqual([casa.ana.nombre]);
    expect(await personas('CC 98.765.432')).toEqual([casa.ana.nombre]);
    expect(await personas('+57 315 555 4444')).toEqual([casa.beto.nombre]);
    expect(await personas('Rosa Elena')).toEqual([]);
  });

  it('counts and shows once who answers by themselves and by their acudiente, in the order asked for', async () => {
    const datos = unAcudiente().de(casa.ana.id).llamado('Ana', 'Ríos').datos();
    await mundo().acudientes.crear(datos);
    await mundo().acudientes.crear(
      unAcudiente().de(casa.nadia.id).llamado('Ana Belén', 'Ríos').con({ es_principal: true }).datos(),
    );
    expect(await personas('Ana Ríos')).toEqual([casa.ana.nombre, casa.nadia.nombre]);
    expect(await personas('Ana Ríos', { orden: '-nombre' })).toEqual([casa.nadia.nombre, casa.ana.nombre]);
    const segunda = await mundo().participantes.buscar({ buscar: 'Ana Ríos', pagina: 2, limite: 1 });
    expect(segunda).toMatchObject({ total: 2, datos: [{ nombre: casa.nadia.nombre }] });
    expect(await mundo().participantes.buscar({ buscar: 'Ana Ríos', pagina: 9, limite: 1 })).toEqual({
      datos: [],
      total: 2,
    });
  });

  it('one word is first a person, and only when it is nobody, somebody of theirs or their sede', async () => {
    await mundo().participantes.crear(unParticipante().llamado('Rosa Inés Bello').datos());
    expect(await personas('rosa')).toEqual(['Rosa Inés Bello']);
    expect(await personas('elena')).toEqual([casa.beto.nombre]);
    expect(await personas('bello')).toEqual(['Rosa Inés Bello']);
    expect(await personas('Hogar Santa Inés')).toEqual([casa.beto.nombre]);
    expect(await personas('Beto hogar santa ines')).toEqual([casa.beto.nombre]);
    expect(await personas('Ana hogar santa ines')).toEqual([]);
    expect(await personas('hogar')).toEqual([]);
  });

  it('the labels go with the name and with the filters, and nobody is found by a piece of one', async () => {
    expect(await personas('ríos activo')).toEqual([casa.ana.nombre]);
    expect(await personas('ríos con permiso')).toEqual([]);
    expect(await personas('Activo', { area: 'HOMBRES' })).toEqual([]);
    expect(await personas('lia')).toEqual([]);
    const activo = await mundo().participantes.crear(unParticipante().llamado('Julio Activo').datos());
    expect(await personas('Activo')).toEqual([casa.ana.nombre, activo.nombre]);
  });

  it('archived people are found among the archived ones', async () => {
    await mundo().participantes.actualizar(casa.nadia.id, { archivado: true });
    expect(await personas('6049998877')).toEqual([]);
    expect(await personas('604 999 8877', { archivados: true })).toEqual([casa.nadia.nombre]);
  });

  it('looks at six words and at no more', async () => {
    expect(await personas('a l r n i o zzz')).toEqual([casa.ana.nombre]);
    expect(await personas('a l r n i zzz')).toEqual([]);
  });

  it('the whole list of acudientes is searched as its pages are', async () => {
    const hallados = async (buscar: string) => idsDe(await mundo().acudientes.listar({ buscar }));
    expect(await hallados('CC 1.020.304.050')).toEqual([casa.rosa.id, casa.tio.id]);
    expect(await hallados('beto')).toEqual([casa.elena.id]);
    expect(await hallados('nadie')).toEqual([]);
  });

  it('a receipt is found by its number, before anybody whose number has it', async () => {
    const { datos } = (await mundo().abonos.buscar(PAGINA)) ?? { datos: [] };
    const [ultimo, primero] = datos;
    for (const texto of [String(ultimo?.recibo), `Recibo ${ultimo?.recibo}`, `recibo No. ${ultimo?.recibo}`])
      expect((await ABONOS.buscar(mundo(), texto)).ids, texto).toEqual([ultimo?.mensualidad_id]);
    expect(
      idsDe((await mundo().abonos.buscar({ ...PAGINA, buscar: `${primero?.recibo}` }))?.datos ?? []),
    ).toEqual([primero?.id]);
  });
};

/** What each list shows is typed in its search, and the row comes. */
export const contratoBusqueda = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`Búsqueda: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    for (const una of [PARTICIPANTES, ACUDIENTES, SEDES, MENSUALIDADES, CARTERA, ABONOS]) lista(mundo, una);
    describe('as people write', () => comoSeEscribe(mundo));
  });
};
