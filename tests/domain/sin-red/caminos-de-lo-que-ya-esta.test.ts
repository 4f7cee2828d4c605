import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { estanciaLocal, idLocal } from '@/domain/sin-red/referencias';
import {
  ANA,
  abono,
  CLAVE,
  caminos,
  crear,
  elDe,
  novedad,
  orden,
  pago,
  permiso,
  textos,
} from './apoyo-caminos';

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
    expect(elDe(lista, 'elegir la existente').etiqueta).toBe('¿Quién es?');
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
  const padre = unaEntrada({ ...ANA, estado: { tipo: 'descartada', en: 1, enDuda: null } });
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
    expect(lista.map(({ que }) => que)).toEqual(['elegir persona', 'copiar', 'descartar']);
    expect(elDe(lista, 'elegir persona').etiqueta).toBe('De quién es');
    expect(datosDe(elDe(lista, 'elegir persona').con(41))).toEqual({ participante_id: 41, valor: 1 });
  });
});

it.each([
  ['un abono', abono, true],
  ['una persona', crear, true],
  ['un acudiente', orden('acudientes', 'crear', { nombres: 'Rosa' }, CLAVE), true],
  ['una novedad', orden('bitacora', 'escribir', 3, { tipo: 'LLAMADA', texto: 'Llamó' }, CLAVE), true],
  ['una corrección de novedad: sería una nueva', novedad, false],
  ['un permiso', permiso, false],
  ['un pago de varias', pago, false],
])('el formulario de %s se puede abrir: %s', (_caso, pedida, abre) => {
  const lista = caminos(pedida, unRechazo('VALIDACION', { x: 'mal' }));
  expect(lista.some(({ que }) => que === 'formulario')).toBe(abre);
});
