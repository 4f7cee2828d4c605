import { unaEntrada, unCambioDeEstado, unHecho, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Camino, LoQueHay } from '@/domain/sin-red/camino';
import { caminosDe } from '@/domain/sin-red/caminos';
import type { Entrada } from '@/domain/sin-red/cola';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { estanciaLocal, idLocal } from '@/domain/sin-red/referencias';

const NADA: LoQueHay = {
  ...{ hoy: '2026-11-24', saldo: null, otras: [], sedes: [], existente: null, persona: null },
  ...{ permiso: null, padre: null, esperan: false },
};
const orden = (servicio: string, metodo: string, ...argumentos: unknown[]): OrdenEscrita => ({
  ...{ servicio, metodo, argumentos },
});
const CLAVE = { clave: 'k1' };
const abono = unaEntrada().orden;
const cambio = unCambioDeEstado(3, 'CON_PERMISO', 4);
const crear = orden(
  'participantes',
  'crear',
  { nombre: 'Ana', sede_id: 1, tipo_documento: 'CC', numero_documento: '100' },
  CLAVE,
);
const novedad = orden('bitacora', 'escribir', 3, { tipo: 'LLAMADA', texto: 'Llamó', corrige: 8 }, CLAVE);
const permiso = orden(
  'estancias',
  'registrar',
  5,
  { tipo: 'PERMISO', salida: '2026-11-24', motivo: 'Cita' },
  CLAVE,
);
const pago = orden(
  'pagos',
  'registrar',
  'p-3',
  { valor: 500_000, partes: [{ mensualidad_id: 7, valor: 500_000 }] },
  CLAVE,
);

const caminos = (
  pedida: OrdenEscrita,
  rechazo: ReturnType<typeof unRechazo>,
  hay: Partial<LoQueHay> = {},
): readonly Camino[] => caminosDe(unaEntrada({ orden: pedida }), rechazo, { ...NADA, ...hay });
const textos = (lista: readonly Camino[]) => lista.map(({ texto }) => texto);
const elDe = <Q extends Camino['que']>(lista: readonly Camino[], que: Q): Extract<Camino, { que: Q }> => {
  const camino = lista.find((uno) => uno.que === que);
  if (!camino) throw new Error(`No hay ${que} entre ${textos(lista).join(', ')}`);
  return camino as Extract<Camino, { que: Q }>;
};

const CASOS: readonly (readonly [string, OrdenEscrita, ReturnType<typeof unRechazo>])[] = [
  ['una versión vieja', cambio, unRechazo('VERSION_OBSOLETA', {}, { estado: 'EGRESADO', version: 9 })],
  ['una versión vieja de la que no se sabe', cambio, unRechazo('VERSION_OBSOLETA')],
  ['una sede llena', crear, unRechazo('CONFLICTO', { sede_id: 'Sin cupo' })],
  ['un abono de lo que ya se pagó', abono, unRechazo('CONFLICTO', { valor: 'No debe' })],
  ['un pago de lo que ya se pagó', pago, unRechazo('CONFLICTO', { 'partes.0.valor': 'No debe' })],
  ['un mes cerrado', abono, unRechazo('CONFLICTO', { fecha: 'Cerrado' })],
  ['un documento repetido', crear, unRechazo('DUPLICADO', { numero_documento: 'Ya existe' })],
  ['una mensualidad repetida', orden('mensualidades', 'crear', {}, CLAVE), unRechazo('DUPLICADO')],
  ['un permiso de quien ya salió', permiso, unRechazo('CONFLICTO')],
  ['un estado al que no puede pasar', cambio, unRechazo('CONFLICTO', { estado: 'No puede' })],
  ['una novedad ya corregida', novedad, unRechazo('CONFLICTO')],
  ['una novedad de quien se eliminó', novedad, unRechazo('NO_ENCONTRADO')],
  ['un abono de lo que se eliminó', abono, unRechazo('NO_ENCONTRADO')],
  ['un rol perdido', abono, unRechazo('PERMISO_DENEGADO')],
  ['algo que puede que ya esté', abono, unRechazo('DUDA_VIEJA')],
  ['algo de quien se descartó', novedad, unRechazo('SIN_DUENO')],
  ['un dato que no vale', abono, unRechazo('VALIDACION', { referencia: 'Escríbala' })],
  ['otra versión de la aplicación', cambio, unRechazo('OTRA_VERSION')],
];

it.each(CASOS)('de %s hay dos salidas, y dejarlo es la última', (_caso, pedida, rechazo) => {
  const lista = caminos(pedida, rechazo);
  expect(lista.at(-1)?.que).toBe('descartar');
  expect(lista.filter(({ que }) => que !== 'descartar').length).toBeGreaterThan(0);
  expect(new Set(textos(lista)).size).toBe(lista.length);
});

describe('una versión vieja', () => {
  const actual = { id: 3, estado: 'EGRESADO', version: 9 };
  const lista = caminos(cambio, unRechazo('VERSION_OBSOLETA', {}, actual));
  it('se aplica sobre la nueva, o se deja lo que hay', () => {
    expect(textos(lista)).toEqual(['Aplicar mi cambio de todos modos', 'Dejar lo que hay']);
    expect(elDe(lista, 'corregir').orden.argumentos).toEqual([
      3,
      { estado: 'CON_PERMISO', version: 9 },
      actual,
    ]);
  });
});

it('con la sede llena se elige otra, o se intenta otra vez', () => {
  const lista = caminos(crear, unRechazo('CONFLICTO', { sede_id: 'Sin cupo' }), {
    sedes: [{ id: 2, nombre: 'Turbo' }],
  });
  const [opcion] = elDe(lista, 'elegir').opciones;
  expect(opcion?.texto).toBe('Turbo');
  expect(opcion && datosDe(opcion.orden)).toMatchObject({ nombre: 'Ana', sede_id: 2 });
  expect(elDe(lista, 'reintentar')).toBeDefined();
});

describe('lo que otro ya pagó', () => {
  const rechazo = unRechazo('CONFLICTO', { valor: 'No debe' });
  it('se abona lo que falta y lo demás queda a favor', () => {
    const lista = caminos(abono, rechazo, { saldo: 100_000 });
    expect(lista[0]?.texto).toMatch(/^Pagar \$\s100\.000 y dejar \$\s200\.000 a favor$/);
    expect(datosDe(elDe(lista, 'corregir').orden)).toMatchObject({ valor: 300_000, a_favor: 200_000 });
  });

  it('o cabe entero', () => {
    const lista = caminos(abono, rechazo, { saldo: 300_000 });
    expect(lista[0]?.texto).toMatch(/^Registrar \$\s300\.000$/);
    expect(datosDe(elDe(lista, 'corregir').orden)).not.toHaveProperty('a_favor');
  });

  it('o es de otro mes', () => {
    const lista = caminos(abono, rechazo, {
      saldo: 0,
      otras: [{ id: 8, nombre: 'Mensualidad de diciembre de 2026', saldo: 850_000 }],
    });
    expect(lista[0]?.texto).toMatch(
      /^Registrarlo en Mensualidad de diciembre de 2026 \(debe \$\s850\.000\)$/,
    );
    expect(elDe(lista, 'corregir').orden.argumentos[0]).toBe(8);
  });

  it('o es el mismo pago, o se descarta con su provisional', () => {
    const lista = caminos(abono, rechazo, { saldo: 0 });
    expect(elDe(lista, 'dar por hecha').id).toBeNull();
    expect(lista.at(-1)?.texto).toBe('Descartar y anular el recibo provisional');
    expect(lista.some(({ que }) => que === 'corregir')).toBe(false);
  });

  it('un pago de varias se reparte otra vez en lo que debe, y lo que sobra queda a favor', () => {
    const otras = [
      { id: 8, nombre: 'a', saldo: 200_000 },
      { id: 9, nombre: 'b', saldo: 200_000 },
    ];
    const lista = caminos(pago, rechazo, { otras });
    expect(lista[0]?.texto).toMatch(/^Repartirlo en 2 mensualidades y dejar \$\s100\.000 a favor$/);
    expect(datosDe(elDe(lista, 'corregir').orden)).toEqual({
      valor: 500_000,
      partes: [
        { mensualidad_id: 8, valor: 200_000 },
        { mensualidad_id: 9, valor: 200_000 },
      ],
    });
    const exacto = caminos(pago, rechazo, {
      otras: [
        { id: 8, nombre: 'a', saldo: 900_000 },
        { id: 9, nombre: 'b', saldo: 1 },
      ],
    });
    expect(exacto[0]?.texto).toBe('Repartirlo en lo que debe ahora (1 mensualidad)');
    expect(datosDe(elDe(exacto, 'corregir').orden).partes).toEqual([{ mensualidad_id: 8, valor: 500_000 }]);
    expect(caminos(pago, rechazo).some(({ que }) => que === 'corregir')).toBe(false);
  });
});

it('de un mes cerrado va con fecha de hoy, o espera a que se reabra', () => {
  const lista = caminos(abono, unRechazo('CONFLICTO', { fecha: 'Cerrado' }));
  expect(datosDe(elDe(lista, 'corregir').orden).fecha).toBe('2026-11-24');
  expect(elDe(lista, 'reintentar').texto).toMatch(/reabrió/);
});

it('con un documento repetido es la misma persona, o se corrige', () => {
  const lista = caminos(crear, unRechazo('DUPLICADO', { numero_documento: 'Ya existe' }), {
    existente: { id: 41, nombre: 'Ana Peña' },
  });
  expect(elDe(lista, 'dar por hecha')).toMatchObject({
    id: 41,
    texto: 'Es la misma persona: usar la que existe (Ana Peña)',
  });
  const escribir = elDe(lista, 'escribir');
  expect(escribir.valor).toBe('100');
  expect(datosDe(escribir.con('200')).numero_documento).toBe('200');
  expect(elDe(lista, 'formulario')).toBeDefined();
});

describe('quien ya salió, o ya volvió', () => {
  it('se ponen mis fechas en el permiso que tiene, o se deja lo que hay', () => {
    const lista = caminos(permiso, unRechazo('CONFLICTO'), { permiso: { estancia: 5, evento: 12 } });
    expect(elDe(lista, 'corregir').orden).toEqual(
      orden('estancias', 'corregir', 5, 12, { salida: '2026-11-24', motivo: 'Cita' }),
    );
    expect(lista.at(-1)?.texto).toBe('Dejar lo que hay');
  });

  it('un cambio de estado no se escribe en el permiso', () => {
    const lista = caminos(cambio, unRechazo('CONFLICTO'), { permiso: { estancia: 5, evento: 12 } });
    expect(textos(lista)).toEqual(['Aplicar mi cambio de todos modos', 'Dejar lo que hay']);
  });

  it('de un registro archivado se intenta cuando se restaure', () => {
    const persona = { nombre: 'Ana', estado: 'EGRESADO', archivado_en: '2026-11-20T00:00:00Z' };
    expect(textos(caminos(cambio, unRechazo('CONFLICTO'), { persona }))).toEqual([
      'Ya la restauré: intentar otra vez',
      'Dejar lo que hay',
    ]);
  });

  it('una corrección que ya está corregida va como novedad nueva', () => {
    const lista = caminos(novedad, unRechazo('CONFLICTO'));
    expect(elDe(lista, 'corregir').orden.argumentos).toEqual([3, { tipo: 'LLAMADA', texto: 'Llamó' }, CLAVE]);
  });
});

const ANA = { n: 2, que: 'Nuevo participante: Ana', orden: crear };

describe('de quien ya no está', () => {
  it.each([
    ['eliminado', 'NO_ENCONTRADO'],
    ['descartado', 'SIN_DUENO'],
  ])('%s: una novedad o un acudiente son de otra persona', (_caso, codigo) => {
    expect(elDe(caminos(novedad, unRechazo(codigo)), 'elegir persona').con(6).argumentos[0]).toBe(6);
    const acudiente = orden('acudientes', 'crear', { nombres: 'Rosa', id_participante: idLocal('x') }, CLAVE);
    expect(
      datosDe(elDe(caminos(acudiente, unRechazo(codigo)), 'elegir persona').con(6)).id_participante,
    ).toBe(6);
  });

  it('se recupera a quien se descartó', () => {
    const padre = unaEntrada({ ...ANA, estado: { tipo: 'descartada', en: 1 } });
    expect(elDe(caminos(novedad, unRechazo('SIN_DUENO'), { padre }), 'recuperar')).toMatchObject({
      padre,
      texto: 'Recuperar: Nuevo participante: Ana',
    });
  });

  it.each<Entrada['estado']>([
    { tipo: 'por enviar' },
    { tipo: 'enviando', desde: 1, servicio: null },
    { tipo: 'lista', en: 1, hecho: { ...unHecho, id: 41 } },
  ])('con %j ya se recuperó: lo suyo va con ella, y no se recupera otra vez', (estado) => {
    const lista = caminos(novedad, unRechazo('SIN_DUENO'), { padre: unaEntrada({ ...ANA, estado }) });
    expect(textos(lista)[0]).toBe('Enviarlo con: Nuevo participante: Ana');
    expect(lista.map(({ que }) => que)).toEqual(['reintentar', 'elegir persona', 'copiar', 'descartar']);
  });
});

it('de lo que puede que ya esté, se da por hecho o se envía', () => {
  const lista = caminos(abono, unRechazo('DUDA_VIEJA'));
  expect(textos(lista)).toEqual(['Ya está registrado', 'No está: enviarlo', 'Descartar']);
  expect(elDe(lista, 'corregir').orden).toEqual(abono);
});

describe('de una persona que puede que ya esté, lo que la espera sabe quién es', () => {
  it('la que tiene ese documento', () => {
    const lista = caminos(crear, unRechazo('DUDA_VIEJA'), { existente: { id: 41, nombre: 'Ana Peña' } });
    expect(textos(lista)).toEqual(['Ya está registrado: Ana Peña', 'No está: enviarlo', 'Descartar']);
    expect(elDe(lista, 'dar por hecha').id).toBe(41);
  });

  it('si no se encuentra, la que se elija', () => {
    const lista = caminos(crear, unRechazo('DUDA_VIEJA'));
    expect(lista.map(({ que }) => que)).toEqual(['elegir la existente', 'corregir', 'descartar']);
  });

  it.each(['acudientes', 'mensualidades'])(
    '%s: sin su número no se da por hecho lo que otros esperan',
    (servicio) => {
      const pedida = orden(servicio, 'crear', { valor: 1 }, CLAVE);
      const esperado = caminos(pedida, unRechazo('DUDA_VIEJA'), { esperan: true });
      expect(esperado.map(({ que }) => que)).toEqual(['corregir', 'descartar']);
      expect(elDe(caminos(pedida, unRechazo('DUDA_VIEJA')), 'dar por hecha').id).toBeNull();
    },
  );

  it('una mensualidad repetida es la que ya hay', () => {
    const pedida = orden('mensualidades', 'crear', { participante_id: 41, periodo: '2026-11' }, CLAVE);
    const existente = { id: 7, nombre: 'Mensualidad de noviembre de 2026' };
    expect(elDe(caminos(pedida, unRechazo('DUPLICADO'), { existente }), 'dar por hecha')).toMatchObject({
      id: 7,
      texto: 'Es la misma: usar la que existe (Mensualidad de noviembre de 2026)',
    });
  });
});

it('un permiso que todavía no tiene número no se puede dar a otra persona', () => {
  const padre = unaEntrada({ ...ANA, estado: { tipo: 'descartada', en: 1 } });
  const suyo = orden('estancias', 'registrar', estanciaLocal(padre.id), { tipo: 'PERMISO' }, CLAVE);
  expect(caminos(suyo, unRechazo('SIN_DUENO'), { padre }).map(({ que }) => que)).toEqual([
    'recuperar',
    'copiar',
    'descartar',
  ]);
});

describe('de quien se dio por registrado sin decir quién era', () => {
  const padre = unaEntrada({ ...ANA, estado: { tipo: 'lista', en: 1, hecho: unHecho } });

  it('no se recupera: se dice de quién es, también una mensualidad', () => {
    const pedida = orden('mensualidades', 'crear', { participante_id: idLocal(padre.id), valor: 1 }, CLAVE);
    const lista = caminos(pedida, unRechazo('SIN_DUENO'), { padre });
    expect(lista.some(({ que }) => que === 'recuperar')).toBe(false);
    expect(datosDe(elDe(lista, 'elegir persona').con(41))).toEqual({ participante_id: 41, valor: 1 });
  });
});

it('sin permiso se intenta cuando lo den, o lo registra otra persona', () => {
  expect(caminos(abono, unRechazo('PERMISO_DENEGADO')).map(({ que }) => que)).toEqual([
    'reintentar',
    'copiar',
    'descartar',
  ]);
});

it.each([
  ['un abono', abono, true],
  ['una persona', crear, true],
  ['una novedad', novedad, true],
  ['un permiso', permiso, false],
  ['un pago de varias', pago, false],
])('el formulario de %s se puede abrir: %s', (_caso, pedida, abre) => {
  const lista = caminos(pedida, unRechazo('VALIDACION', { x: 'mal' }));
  expect(lista.some(({ que }) => que === 'formulario')).toBe(abre);
});
