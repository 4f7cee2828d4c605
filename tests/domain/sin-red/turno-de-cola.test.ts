import { unaEntrada, unCambioDeEstado, unHecho, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import type { Entrada } from '@/domain/sin-red/cola';
import { conEstancia, estanciaPorSaber, loQueToca } from '@/domain/sin-red/ordenes-sin-red';
import { estanciaLocal, eventoLocal, idLocal } from '@/domain/sin-red/referencias';
import { enOrden, estaDetenida, ordenParaEnviar, queSigue } from '@/domain/sin-red/turno-de-cola';

const rechazada = { tipo: 'rechazada', rechazo: unRechazo('CONFLICTO'), enDuda: null } as const;
const enviando = { tipo: 'enviando', desde: 0, servicio: null } as const;
const novedadDe = (participante: unknown) => ({
  servicio: 'bitacora',
  metodo: 'escribir',
  argumentos: [participante, { texto: 'Durmió bien', tipo: 'GENERAL' }, { clave: 'n' }],
});
const acudienteDe = (participante: unknown) => ({
  servicio: 'acudientes',
  metodo: 'crear',
  argumentos: [{ id_participante: participante, nombres: 'Rosa' }, { clave: 'a' }],
});
const CREAR = { servicio: 'participantes', metodo: 'crear', argumentos: [{ nombre: 'Ana' }, { clave: 'p' }] };
const abonoDe = (n: number, mensualidad: number): Entrada =>
  unaEntrada({
    n,
    orden: {
      servicio: 'mensualidades',
      metodo: 'registrarAbono',
      argumentos: [mensualidad, {}, { clave: `k${n}` }],
    },
  });

describe('el turno', () => {
  it('es de la que se hizo primero, sin importar cómo se lean', () => {
    const entradas = [unaEntrada({ n: 10 }), unaEntrada({ n: 2 }), unaEntrada({ n: 9 })];
    expect(queSigue(entradas)?.n).toBe(2);
    expect(enOrden(entradas).map(({ n }) => n)).toEqual([2, 9, 10]);
  });

  it('de dos con el mismo número se decide siempre igual', () => {
    const [una, otra] = [unaEntrada({ id: 'b' }), unaEntrada({ id: 'a' })];
    expect(queSigue([una, otra])?.id).toBe('a');
    expect(queSigue([otra, una])?.id).toBe('a');
  });

  it('incluye a la que salió y no tuvo respuesta, y a nadie más cuando todo terminó', () => {
    expect(queSigue([unaEntrada({ estado: enviando })])?.n).toBe(1);
    expect(queSigue([unaEntrada({ estado: { tipo: 'lista', en: 0, hecho: unHecho } })])).toBeNull();
    expect(queSigue([unaEntrada({ estado: { tipo: 'descartada', en: 0, enDuda: null } })])).toBeNull();
    expect(queSigue([unaEntrada({ estado: rechazada })])).toBeNull();
  });

  it('una rechazada detiene a las de su mismo registro y no a las demás', () => {
    const entradas = [{ ...abonoDe(1, 7), estado: rechazada }, abonoDe(2, 7), abonoDe(3, 8)];
    expect(queSigue(entradas)?.n).toBe(3);
    expect(entradas.map((entrada) => estaDetenida(entrada, entradas))).toEqual([false, true, false]);
    const sinRechazo = [abonoDe(1, 7), abonoDe(2, 7)];
    expect(sinRechazo.map((entrada) => estaDetenida(entrada, sinRechazo))).toEqual([false, false]);
  });

  it('la que se saltó detiene a las suyas mientras dura la vuelta', () => {
    expect(queSigue([abonoDe(1, 7), abonoDe(2, 7), abonoDe(3, 8)], new Set(['e1']))?.n).toBe(3);
  });

  it.each<[string, Entrada['orden'], string]>([
    ['un cambio de estado', unCambioDeEstado(3, 'CON_PERMISO', 4), 'estado:3'],
    [
      'un egreso',
      { servicio: 'participantes', metodo: 'egresar', argumentos: [{ id: 3, version: 4 }, {}] },
      'x',
    ],
    [
      'un permiso',
      { servicio: 'estancias', metodo: 'registrar', argumentos: [50, {}, { clave: 'e' }] },
      'Registrar permiso:3',
    ],
    [
      'una fecha de regreso',
      { servicio: 'estancias', metodo: 'corregir', argumentos: [50, 9, {}] },
      'Registrar regreso:3',
    ],
  ])('%s rechazado detiene el siguiente cambio de esa persona, no su novedad', (_caso, orden, nombre) => {
    const primera = unaEntrada({ n: 1, nombre, orden, estado: rechazada });
    const cambio = unaEntrada({ n: 2, orden: unCambioDeEstado(3, 'ACTIVO', 4) });
    const novedad = unaEntrada({ n: 3, orden: novedadDe(3) });
    expect(queSigue([primera, cambio, novedad])?.n).toBe(3);
    expect(estaDetenida(cambio, [primera, cambio])).toBe(true);
  });

  it('un pago de varias mensualidades espera por cualquiera de ellas', () => {
    const pago = unaEntrada({
      n: 2,
      orden: {
        servicio: 'pagos',
        metodo: 'registrar',
        argumentos: ['a-1', { partes: [{ mensualidad_id: 8 }, { mensualidad_id: 7 }] }, { clave: 'p' }],
      },
    });
    expect(queSigue([{ ...abonoDe(1, 7), estado: rechazada }, pago])).toBeNull();
    expect(queSigue([{ ...abonoDe(1, 9), estado: rechazada }, pago])?.n).toBe(2);
  });

  it('lo de quien se creó aquí lo espera, y también lo que espera a eso', () => {
    const ana = unaEntrada({ n: 1, orden: CREAR, estado: rechazada });
    const local = idLocal(ana.id);
    const entradas = [
      ana,
      unaEntrada({ n: 2, orden: acudienteDe(local) }),
      unaEntrada({ n: 3, orden: novedadDe(local) }),
      unaEntrada({ n: 4, orden: novedadDe(5) }),
    ];
    expect(queSigue(entradas)?.n).toBe(4);
  });
});

describe('la orden que se envía', () => {
  const ana = unaEntrada({
    n: 1,
    orden: CREAR,
    estado: { tipo: 'lista', en: 0, hecho: { ...unHecho, id: 41, version: 1 } },
  });

  it('lleva el número que el servicio le dio a quien se creó aquí', () => {
    const acudiente = unaEntrada({ n: 2, orden: acudienteDe(idLocal(ana.id)) });
    expect(ordenParaEnviar(acudiente, [ana, acudiente])).toEqual(acudienteDe(41));
  });

  it('no existe si esa persona se descartó', () => {
    const sinAna = { ...ana, estado: { tipo: 'descartada', en: 0, enDuda: null } } as const;
    const acudiente = unaEntrada({ n: 2, orden: acudienteDe(idLocal(ana.id)) });
    expect(ordenParaEnviar(acudiente, [sinAna, acudiente])).toBeNull();
  });

  const lista = (n: number, orden: Entrada['orden'], version: number) =>
    unaEntrada({ n, orden, estado: { tipo: 'lista', en: 0, hecho: { ...unHecho, id: 3, version } } });

  it('se hace sobre la versión que dejaron los cambios anteriores de aquí', () => {
    const permiso = lista(1, unCambioDeEstado(3, 'CON_PERMISO', 4), 5);
    const regreso = lista(2, unCambioDeEstado(3, 'ACTIVO', 5), 6);
    const otra = unaEntrada({ n: 3, orden: unCambioDeEstado(3, 'CON_PERMISO', 4) });
    expect(ordenParaEnviar(otra, [permiso, regreso, otra])?.argumentos).toEqual([
      3,
      { estado: 'CON_PERMISO', version: 6 },
      { id: 3, estado: 'ACTIVO', version: 6 },
    ]);
  });

  it('no pasa por encima de lo que otra persona cambió', () => {
    const permiso = lista(1, unCambioDeEstado(3, 'CON_PERMISO', 4), 5);
    const otra = unaEntrada({ n: 2, orden: unCambioDeEstado(3, 'ACTIVO', 8) });
    expect(ordenParaEnviar(otra, [permiso, otra])).toEqual(otra.orden);
  });

  it.each<[string, Entrada['estado']]>([
    ['se descartó', { tipo: 'descartada', en: 0, enDuda: null }],
    ['se dio por hecho sin saber cómo quedó', { tipo: 'lista', en: 0, hecho: unHecho }],
  ])('lo que %s no cambia la versión', (_caso, estado) => {
    const permiso = unaEntrada({ n: 1, orden: unCambioDeEstado(3, 'CON_PERMISO', 4), estado });
    const otra = unaEntrada({ n: 2, orden: unCambioDeEstado(3, 'ACTIVO', 4) });
    expect(ordenParaEnviar(otra, [permiso, otra])).toEqual(otra.orden);
  });

  it('sin decir sobre qué versión se hizo sale como se escribió, aunque otro haya dejado una', () => {
    const sinVersion = { ...unCambioDeEstado(3, 'ACTIVO', 4), argumentos: [3, { estado: 'ACTIVO' }] };
    const otra = unaEntrada({ n: 2, orden: sinVersion });
    expect(ordenParaEnviar(otra, [lista(1, sinVersion, 5), otra])).toEqual(sinVersion);
  });

  it('no pasa por encima de lo que se hizo después y salió antes', () => {
    const recuperada = unaEntrada({ n: 1, orden: unCambioDeEstado(3, 'CON_PERMISO', 4) });
    const despues = lista(2, unCambioDeEstado(3, 'ACTIVO', 4), 5);
    expect(ordenParaEnviar(recuperada, [recuperada, despues])).toEqual(recuperada.orden);
  });

  it('de otra persona no cambia', () => {
    const permiso = lista(1, unCambioDeEstado(9, 'CON_PERMISO', 4), 5);
    const otra = unaEntrada({ n: 2, orden: unCambioDeEstado(3, 'ACTIVO', 4) });
    expect(ordenParaEnviar(otra, [permiso, otra])).toEqual(otra.orden);
  });

  it('un egreso también va sobre la versión que quedó', () => {
    const permiso = lista(1, unCambioDeEstado(3, 'CON_PERMISO', 4), 5);
    const egreso = unaEntrada({
      n: 2,
      orden: {
        servicio: 'participantes',
        metodo: 'egresar',
        argumentos: [{ id: 3, version: 4 }, { tipo_egreso: 'X' }],
      },
    });
    expect(ordenParaEnviar(egreso, [permiso, egreso])?.argumentos[0]).toEqual({ id: 3, version: 5 });
  });
});

describe('de lo que se hizo aquí', () => {
  it('un permiso espera a quien lo abrió, y de quién es la estancia se sabe por su formulario', () => {
    const vuelve = {
      nombre: `Registrar regreso:${idLocal('e1')}`,
      orden: {
        servicio: 'estancias',
        metodo: 'corregir',
        argumentos: [estanciaLocal('e1'), eventoLocal('e2')],
      },
    };
    expect(loQueToca(vuelve)).toEqual([`participante:${idLocal('e1')}`, idLocal('e1'), idLocal('e2')]);
    expect(estanciaPorSaber(vuelve)).toBe(idLocal('e1'));
    expect(estanciaPorSaber({ ...vuelve, orden: { ...vuelve.orden, argumentos: [11, 12] } })).toBeNull();
    expect(estanciaPorSaber({ nombre: 'x:3', orden: novedadDe(idLocal('e1')) })).toBeNull();
  });

  it('va con los números de la última estancia y de su último permiso', () => {
    const orden = {
      servicio: 'estancias',
      metodo: 'corregir',
      argumentos: [11, eventoLocal('e2'), { a: 1 }],
    };
    const estancias = [
      {
        id: 11,
        eventos: [
          { id: 3, tipo: 'TRASLADO' },
          { id: 2, tipo: 'PERMISO' },
          { id: 1, tipo: 'PERMISO' },
        ],
      },
      { id: 10, eventos: [] },
    ];
    expect(conEstancia(orden, estancias).argumentos).toEqual([11, 2, { a: 1 }]);
    expect(
      conEstancia({ ...orden, argumentos: [estanciaLocal('e1'), { tipo: 'PERMISO' }] }, estancias).argumentos,
    ).toEqual([11, { tipo: 'PERMISO' }]);
    expect(conEstancia(orden, []).argumentos).toEqual(orden.argumentos);
    expect(conEstancia(orden, undefined).argumentos).toEqual(orden.argumentos);
  });
});
