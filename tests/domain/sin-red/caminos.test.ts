import { unaEntrada, unHecho, unRechazo } from '@tests/builders/entrada';
import { unAbono } from '@tests/builders/un-abono';
import { describe, expect, it } from 'vitest';
import type { Entrada } from '@/domain/sin-red/cola';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { idLocal } from '@/domain/sin-red/referencias';
import {
  ANA,
  abono,
  CLAVE,
  cambio,
  caminos,
  crear,
  elDe,
  novedad,
  orden,
  pago,
  permiso,
  textos,
} from './apoyo-caminos';

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
  const elegir = elDe(lista, 'elegir');
  expect(elegir).toMatchObject({ etiqueta: 'Otra sede', texto: 'Enviar con esta sede' });
  const [opcion] = elegir.opciones;
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
    const lista = caminos(abono, rechazo, { saldo: 0, abonos: [unAbono()] });
    expect(elDe(lista, 'dar por hecha').id).toBeNull();
    expect(lista.at(-1)?.texto).toBe('Descartar y anular el recibo provisional');
    expect(lista.some(({ que }) => que === 'corregir')).toBe(false);
  });

  it('de lo que no es por lo que debe se corrige en el formulario, aunque ya no deba', () => {
    const lista = caminos(abono, unRechazo('CONFLICTO', { fecha: 'Octubre está cerrado' }), { saldo: 0 });
    expect(textos(lista)).toContain('Corregir en el formulario');
    expect(textos(caminos(abono, rechazo, { saldo: 0 }))).not.toContain('Corregir en el formulario');
  });

  it('o es de otro mes que debe justo eso, y nada queda a favor', () => {
    const otras = [{ id: 8, nombre: 'Mensualidad de diciembre de 2026', saldo: 300_000 }];
    const [primero] = caminos(abono, rechazo, { saldo: 0, otras });
    expect(primero?.texto).toMatch(/^Registrarlo en Mensualidad de diciembre de 2026 \(debe \$\s300\.000\)$/);
  });

  it('de otro mes que debe menos, dice lo que queda a favor', () => {
    const otras = [{ id: 8, nombre: 'Mensualidad de diciembre de 2026', saldo: 250_000 }];
    expect(caminos(abono, rechazo, { saldo: 0, otras })[0]?.texto).toMatch(
      /^Registrarlo en Mensualidad de diciembre de 2026 \(debe \$\s250\.000\) y dejar \$\s50\.000 a favor$/,
    );
  });

  it('con uno del mismo valor y el mismo día, que es el mismo va primero: registrarlo en otro mes lo cobraría dos veces', () => {
    const otras = [{ id: 8, nombre: 'Mensualidad de diciembre de 2026', saldo: 850_000 }];
    const conAbono = (cambios: object) =>
      caminos(abono, rechazo, {
        ...{ saldo: 0, otras },
        abonos: [{ ...unAbono(), valor: 300_000, fecha: '2026-11-21', ...cambios }],
      })[0]?.que;
    expect(conAbono({})).toBe('dar por hecha');
    expect(conAbono({ valor: 299_999 })).toBe('corregir');
    expect(conAbono({ fecha: '2026-11-20' })).toBe('corregir');
  });

  it('sin nada más que deba se crea la mensualidad que paga, antes que darlo por el mismo', () => {
    const cobro = { estado: 'PAGADA', motivo: null, participante: 3 } as const;
    const lista = caminos(abono, rechazo, { saldo: 0, cobro, abonos: [unAbono()] });
    expect(lista[0]).toEqual({
      ...{ que: 'otra mensualidad', texto: 'Crear la mensualidad que paga', participante: 3 },
    });
    // The form of a fee that owes nothing takes no payment.
    expect(lista.some(({ que }) => que === 'formulario')).toBe(false);
    const otras = [{ id: 8, nombre: 'Mensualidad de diciembre de 2026', saldo: 850_000 }];
    for (const hay of [
      { saldo: 0, cobro, otras },
      { saldo: 1, cobro },
    ])
      expect(caminos(abono, rechazo, hay).some(({ que }) => que === 'otra mensualidad')).toBe(false);
  });

  it('donde nadie ha pagado no puede ser el mismo pago', () => {
    const lista = caminos(abono, rechazo, { saldo: 0 });
    expect(lista.some(({ que }) => que === 'dar por hecha')).toBe(false);
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
  expect(escribir).toMatchObject({ etiqueta: 'Número de documento', valor: '100' });
  expect(datosDe(escribir.con('200')).numero_documento).toBe('200');
  expect(elDe(lista, 'formulario')).toBeDefined();
  const sinEscribir = orden('participantes', 'crear', { numero_documento: null }, CLAVE);
  expect(elDe(caminos(sinEscribir, unRechazo('DUPLICADO')), 'escribir').valor).toBe('');
});

describe('quien ya salió, o ya volvió', () => {
  it('se ponen mis fechas en el permiso que tiene, o se deja lo que hay', () => {
    const lista = caminos(permiso, unRechazo('CONFLICTO'), { permiso: { estancia: 5, evento: 12 } });
    expect(elDe(lista, 'corregir').texto).toBe('Poner mis fechas en el permiso que ya tiene');
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

describe('de quien ya no está', () => {
  it.each([
    ['eliminado', 'NO_ENCONTRADO'],
    ['descartado', 'SIN_DUENO'],
  ])('%s: una novedad o un acudiente son de otra persona', (_caso, codigo) => {
    const deOtra = elDe(caminos(novedad, unRechazo(codigo)), 'elegir persona');
    expect(deOtra.etiqueta).toBe('Es de otra persona');
    expect(deOtra.con(6)).toEqual({ ...novedad, argumentos: [6, ...novedad.argumentos.slice(1)] });
    const acudiente = orden('acudientes', 'crear', { nombres: 'Rosa', id_participante: idLocal('x') }, CLAVE);
    const delOtro = elDe(caminos(acudiente, unRechazo(codigo)), 'elegir persona');
    expect(delOtro.etiqueta).toBe('Es acudiente de otra persona');
    expect(datosDe(delOtro.con(6)).id_participante).toBe(6);
  });

  it('un pago se registra en lo que se debe ahora, y una novedad no es ningún pago', () => {
    const hay = {
      saldo: 100_000,
      otras: [{ id: 8, nombre: 'Mensualidad de octubre de 2026', saldo: 50_000 }],
    };
    const pagados = [abono, pago].map((pedida) => textos(caminos(pedida, unRechazo('NO_ENCONTRADO'), hay)));
    expect(
      pagados.flat().filter((texto) => /^(Pagar|Registrarlo en|Repartirlo en) /.test(texto)),
    ).toHaveLength(3);
    const deNadie = [novedad, orden('mensualidades', 'crear', { valor: 1 }, CLAVE)];
    for (const pedida of deNadie)
      expect(textos(caminos(pedida, unRechazo('NO_ENCONTRADO'), hay))).toEqual(
        textos(caminos(pedida, unRechazo('NO_ENCONTRADO'))),
      );
  });

  it('se recupera a quien se descartó', () => {
    const padre = unaEntrada({ ...ANA, estado: { tipo: 'descartada', en: 1, enDuda: null } });
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
